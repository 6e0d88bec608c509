// npm start: installs and builds what is missing with nothing but Node, then hands over to the compiled launcher.
import { expectFreePort } from './bootstrap/port.mjs';
import { prepare, root } from './bootstrap/prepare.mjs';

const startedAt = Date.now();
await prepare(startedAt, { beforeWork: () => expectFreePort(process.env) });
const { start } = await import('./dist/index.js');
process.exitCode = await start({ root, args: process.argv.slice(2), startedAt });
