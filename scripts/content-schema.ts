import { writeFileSync } from "node:fs";
import { jsonSchemaOf, SHAPES, type ShapeName } from "./content-lint/shapes.ts";

// Writes the JSON Schemas beside the content anew; a test fails while they are stale.
for (const name of Object.keys(SHAPES) as ShapeName[]) {
  writeFileSync(new URL(`../storyteller/content/schema/${name}.schema.json`, import.meta.url), jsonSchemaOf(name));
}
