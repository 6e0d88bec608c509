import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { jestStage } from './jest-stage.js';

it('a stage of files that are not there fails, and says so', async () => {
  const cwd = fileURLToPath(new URL('../../', import.meta.url));
  const stage = await jestStage('unit', { cwd, env: process.env, args: ['--silent'], files: ['nobody/wrote-this'] });
  expect(stage).toMatchObject({ passed: 0, failed: 1, note: 'no spec matches nobody/wrote-this' });
});
