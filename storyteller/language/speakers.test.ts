import { expect, test } from "vitest";
import { linesBySpeaker } from "./speakers.ts";

test.each([
  ["—Te veo —dijo Alex. —¿Qué parte? —preguntó el dragón. —Bastante.", 3],
  ["Alex miró. —Te veo —dijo.", 2],
  ["—No. —Se levantó—. Ya voy.", 1],
  ["—Ven —dijo Alex—. Es tarde.", 1],
  ["Llovía. No había nadie.", 1],
  ["“Come,” said Alex. “It’s late.”", 1],
])("each speaker has a line: %s", (paragraph, lines) => {
  expect(linesBySpeaker(paragraph)).toHaveLength(lines);
});
