import { runAudit } from './audit/run-audit.js';

process.exitCode = await runAudit(process.argv.slice(2), process.env, (text) => console.log(text));
