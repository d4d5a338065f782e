import { expect, test } from "vitest";
import { readRequest } from "./read-request.ts";

test("what somebody does not want to do is in the wish", () => {
  expect([...readRequest("un dragón que no quiere bañarse").mentioned]).toEqual(
    expect.arrayContaining(["no", "quiere", "bañarse"]),
  );
  expect([...readRequest("un oso que no comparte").mentioned]).toContain("comparte");
  expect(readRequest("los Reyes se quedan sin camellos").avoided.size).toBe(0);
  expect(readRequest("que no haya brujas").avoided.has("brujas")).toBe(true);
});

test('in English a bare "not" says which of two is unwanted', () => {
  expect(readRequest("goalkeeper called Niamh, camogie not football").avoided.has("football")).toBe(true);
  expect(readRequest("pirates not princesses").avoided.has("princess")).toBe(true);
  expect(readRequest("why not dinosaurs").avoided.size).toBe(0);
  expect(readRequest("she is not happy").avoided.size).toBe(0);
});
