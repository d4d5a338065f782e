import { existsSync } from "node:fs";
import { tellCommand } from "./tell-command.ts";

if (existsSync(".env")) process.loadEnvFile(".env");
process.exitCode = await tellCommand({
  args: process.argv.slice(2),
  env: process.env,
  input: process.stdin,
  write: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
