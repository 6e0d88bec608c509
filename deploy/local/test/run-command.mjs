// Runs a command of the launcher without installing and building first: run-command.mjs start|reset|command [arguments]
import { fileURLToPath } from 'node:url';
import { openStartingPage } from '../bootstrap/starting-page.mjs';
import { command, reset, start } from '../dist/index.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const [name, ...args] = process.argv.slice(2);
const commands = {
  start: async () =>
    start({ root, args, startedAt: Date.now(), closeStartingPage: await openStartingPage(process.env) }),
  reset: () => reset(root),
  command: () => command(root, args),
};
process.exitCode = await commands[name]();
