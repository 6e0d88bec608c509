// Runs a command of the launcher without installing and building first: run-command.mjs start|reset|command [arguments]
import { fileURLToPath } from 'node:url';
import { command, reset, start } from '../dist/index.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const [name, ...args] = process.argv.slice(2);
const commands = {
  start: () => start({ root, args, startedAt: Date.now() }),
  reset: () => reset(root),
  command: () => command(root, args),
};
process.exitCode = await commands[name]();
