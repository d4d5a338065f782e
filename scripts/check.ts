import { fastChecks } from "./fast-checks.ts";
import { check, close, sum } from "./step.ts";

close(sum([...fastChecks(), check("build", "react-router", ["build", "--logLevel=warn"])]));
