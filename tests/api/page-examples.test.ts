import { expect, test } from "vitest";
import { examplesIn, patternOf, tidied } from "./page-examples.ts";

const PAGE = `# A page
\`\`\`sh
echo one
\`\`\`

\`\`\`text
one
\`\`\`
\`\`\`ini
A=1
\`\`\`
Words between.
\`\`\`text
of nothing
\`\`\`
`;

test("every example is found where it stands, with what it says that it prints", () => {
  expect(examplesIn(PAGE)).toEqual([
    { line: 2, language: "sh", code: "echo one\n", promised: "one\n" },
    { line: 9, language: "ini", code: "A=1\n", promised: null },
  ]);
});

test("what is printed is compared to the letter, but for what differs", () => {
  expect(tidied('{"token":"a.b.c"}\n')).toMatch(patternOf('{"token":"…"}\n'));
  expect(tidied("ka \ndone")).toMatch(patternOf("ka\ndone"));
  for (const [printed, promised] of [
    ['{"token":""}', '{"token":"…"}'],
    ['{"token":"a"}\nmore', '{"token":"…"}'],
    ["axb", "a.b"],
    ["", "one"],
  ] as const)
    expect(tidied(printed)).not.toMatch(patternOf(promised));
});
