// npm test [-- STAGE … [-- FILE …]]: installs and builds, then hands over to the compiled runner, which goes through the stages.
import { prepareTests, root } from '../deploy/local/bootstrap/prepare.mjs';

const startedAt = Date.now();
const before = await prepareTests(startedAt);
const { test } = await import('./dist/runner/test.js');
process.exitCode = await test({ root, before, startedAt, args: process.argv.slice(2) });
