// npm run command: runs a command of a service with the settings of the system that runs now.
import { prepare, root } from './bootstrap/prepare.mjs';

await prepare(Date.now());
const { command } = await import('./dist/index.js');
process.exitCode = await command(root, process.argv.slice(2));
