import { existsSync } from "node:fs";
import { apiKeyCommand } from "./api-key-command.ts";

if (existsSync(".env")) process.loadEnvFile(".env");
process.exitCode = await apiKeyCommand({
  args: process.argv.slice(2),
  env: process.env,
  now: () => new Date(),
  write: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
