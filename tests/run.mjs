// npm test: installs and builds, then hands over to the compiled runner, which goes through all stages.
import { prepareTests, root } from '../deploy/local/bootstrap/prepare.mjs';

const startedAt = Date.now();
const before = await prepareTests(startedAt);
const { test } = await import('./dist/runner/test.js');
process.exitCode = await test({ root, before, startedAt });
