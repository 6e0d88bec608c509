// npm run goals: measures the product beside the numbers that it must reach, and prints both.
import { prepare, root } from './bootstrap/prepare.mjs';

await prepare(Date.now());
const { goals } = await import('./dist/index.js');
process.exitCode = await goals(root, process.argv.slice(2));
