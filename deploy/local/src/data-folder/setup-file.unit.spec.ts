import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorError } from '@deepam/local-servers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { newPassword, readSetup } from './setup-file.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deepam-setup-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the setup file', () => {
  it('the password is nothing before the first start', async () => {
    expect(await readSetup(join(folder, 'setup.json'))).toBeNull();
  });

  it.each(['', '{'])('a setup file with %j is reported as lost, in one sentence', async (text) => {
    const file = join(folder, 'setup.json');
    await writeFile(file, text);
    await expect(readSetup(file)).rejects.toThrow(OperatorError);
    await expect(readSetup(file)).rejects.toThrow('put a copy of it back');
  });
});

it('a generated password passes the rule about our own words: letters of no word make up the rest', () => {
  const made = Array.from({ length: 100 }, () => newPassword(6));
  expect(made.filter((password) => !/^deepam-[^\W\d_aeiou]{6}$/.test(password))).toEqual([]);
});
