import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { OperatorError } from '../operator-error.js';
import { expectPresentState } from './start-system.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deepam-state-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('the state is stored at the first start, so that later starts read the data', async () => {
  const inside = join(folder, 'new');
  await expectPresentState(inside, false);
  await expect(expectPresentState(inside, true)).resolves.toBeUndefined();
});

it('data without a state need a reset, which one sentence reports', async () => {
  const refused = expectPresentState(folder, true);
  await expect(refused).rejects.toThrow(OperatorError);
  await expect(refused).rejects.toThrow(/^The data in .* cannot read: `npm run reset` removes them\.$/);
});

it.each(['3', '5'])('data of another state need a reset, too: %s', async (state) => {
  await writeFile(join(folder, 'data-state'), `${state}\n`);
  await expect(expectPresentState(folder, true)).rejects.toThrow('npm run reset');
});
