import { storycheckCommand } from "./storycheck-command.ts";

process.exitCode = await storycheckCommand({
  args: process.argv.slice(2),
  input: process.stdin,
  write: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
