import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { makeReleaseData } from './make-release-data.js';

it('the data of a release are one archive of at most 500 kB', async () => {
  const place = await mkdtemp(join(tmpdir(), 'deepam-release-archive-'));
  const file = process.env['RELEASE_DATA'] ?? join(place, 'release.tar.gz');
  await makeReleaseData(file);
  const { size } = await stat(file);
  expect(size).toBeLessThan(500_000);
  await rm(place, { recursive: true, force: true });
});
