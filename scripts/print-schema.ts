import { writeFileSync } from "node:fs";
import { createStorySchema } from "#app/stories/graphql.server.ts";
import { printedSchema } from "#server/graphql/printed-schema.ts";

// For clients' generators. A test compares the file with the schema that is served.
writeFileSync(new URL("../docs/schema.graphql", import.meta.url), printedSchema(createStorySchema()));
