// npm start: installs and builds what is missing with nothing but Node, then hands over to the compiled launcher.
import { expectFreePort } from './bootstrap/port.mjs';
import { prepare, root } from './bootstrap/prepare.mjs';
import { openStartingPage } from './bootstrap/starting-page.mjs';

const startedAt = Date.now();
const closeStartingPage = await openStartingPage(process.env);
await prepare(startedAt, {
  beforeWork: async () => {
    if (closeStartingPage === null) await expectFreePort(process.env);
  },
});
const { start } = await import('./dist/index.js');
process.exitCode = await start({ root, args: process.argv.slice(2), startedAt, closeStartingPage });
