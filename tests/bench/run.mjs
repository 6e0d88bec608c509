// npm run goals: measures the product beside the numbers that it must reach, and prints both.
import { prepare } from '../../deploy/local/bootstrap/prepare.mjs';

await prepare(Date.now());
const { goals } = await import('../dist/bench/run-goals.js');
process.exitCode = await goals(process.argv.slice(2));
