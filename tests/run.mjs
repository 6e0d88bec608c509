import { prepareTests, root } from '../deploy/local/bootstrap/prepare.mjs';
import { useMemoryFolder } from '../libs/testing/memory-folder.mjs';

const startedAt = Date.now();
useMemoryFolder();
const before = await prepareTests(startedAt);
const { test } = await import('./dist/runner/test.js');
process.exitCode = await test({ root, before, startedAt, args: process.argv.slice(2) });
