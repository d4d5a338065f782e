import { startVitest } from "vitest/node";
import { faultsOf, faultTable } from "./fault-table.ts";

/** Where tests put the product through a fault: in a process of its own, and in this one. */
const FAULT_TESTS = [
  "tests/faults/*.{fault,test}.ts",
  "server/failing-model.test.ts",
  "server/leaving.test.ts",
  "app/mail/outbox.server.test.ts",
];
/** How often the product is killed on each database. */
const KILL_ROUNDS = 50;

const vitest = await startVitest([], {
  config: "tests/faults/vitest.config.ts",
  include: FAULT_TESTS,
  provide: { killRounds: KILL_ROUNDS, isThorough: true },
  testTimeout: 1_800_000,
  reporters: ["default"],
  watch: false,
});
const faults = faultsOf(vitest.state.getTestModules());
await vitest.close();
const count = (outcome: string) => faults.filter((fault) => fault.outcome === outcome).length;
process.stdout.write(`\n${faultTable(faults)}\n\n${count("kept")} kept, ${count("broken")} broken\n`);
if (faults.length === 0 || count("broken") > 0) process.exitCode = 1;
