import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FileCleaner } from './file-cleaner.js';

const megabyte = 1_048_576;
const limits = { time: 60_000, processorTime: 60_000, memory: 1_000 * megabyte, longestLife: 50 };

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'file-cleaner-'));
});
afterAll(() => rm(directory, { recursive: true }));

/** The only object of the PDF is a number of four million digits. */
async function clean(cleaner: FileCleaner) {
  const path = join(directory, 'endless.pdf');
  const content = `%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n${'1'.repeat(4 * megabyte)}`;
  await writeFile(path, content);
  const file = { path, contentType: 'application/pdf', size: content.length, sha256: '', perceptualHash: null };
  return cleaner.clean(file, 'paper', `${path}.cleaned`, { key: 'asha', isApproved: true });
}

it('the cleaner of files rejects a file that takes more processor time than one file has', async () => {
  const cleaner = new FileCleaner({ ...limits, processorTime: 300 });
  await expect(clean(cleaner)).rejects.toMatchObject({
    code: 'FILE.TOO_SLOW',
    details: { paper: expect.any(String) },
  });
});

it('the cleaner reports a busy service when a file takes long without much work', async () => {
  const cleaner = new FileCleaner({ ...limits, time: 300 });
  await expect(clean(cleaner)).rejects.toMatchObject({ code: 'SERVER.UNAVAILABLE' });
});
