import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runRestore } from '@deepam/messaging';
import type { Product } from '@deepam/testing';
import { expect, it } from '@jest/globals';
import { keepingEnvironment, killAt, runHere, runProgram } from './programs.js';
import { passphrase, type Rehearsed } from './rehearsal.js';

/** The limit is less than the compressed events of the tests. */
const underFullDisk = ['bash', '-c', 'ulimit -f 4; exec "$@"', '-'];

/** Backups after the first, of the product that it was restored into. */
export function nextBackupTests(rehearsed: () => Rehearsed, restored: () => Product): void {
  const places = () => ({ to: join(rehearsed().place, 'data'), keysTo: join(rehearsed().place, 'keys') });
  const program = () => restored().system.program('messaging', 'backup');
  const env = () => ({ ...keepingEnvironment(restored().system), BACKUP_PASSPHRASE: passphrase });
  const args = () => ['--to', places().to, '--keys-to', places().keysTo, '--keep', '1'];

  it('a backup leaves no files when the disk is full, and reports it', async () => {
    const before = await readdir(places().to);
    const answer = await runProgram(program(), args(), env(), underFullDisk);
    expect(answer).toEqual({ code: 1, output: expect.stringContaining('EFBIG') });
    expect(await readdir(places().to)).toEqual(before);
    expect(await readdir(places().keysTo)).toHaveLength(1);
  });

  it('a killed backup is recognised, and the next one is complete and shares the files of the first', async () => {
    const { to, keysTo } = places();
    const [first] = await readdir(to);
    const someFile = (await readdir(join(to, first!), { recursive: true })).find((name) =>
      /^objects\/cotton-order\/.*\.png$/.test(name),
    )!;
    const links = await stat(join(to, first!, someFile));
    expect(await killAt(/^network: \d+ documents/, program(), args(), env())).toBe(true);
    const unfinished = (await readdir(to)).find((name) => name !== first)!;
    expect(unfinished).toMatch(/\.unfinished$/);
    const checked = (name: string) => runHere(runRestore, ['--from', join(to, name), '--check'], env());
    expect(await checked(unfinished)).toEqual({ code: 1, output: expect.stringContaining('no finished backup') });

    expect(await runProgram(program(), args(), env())).toMatchObject({ code: 0 });
    const whole = (await readdir(to)).filter((name) => name !== unfinished);
    expect(whole).toEqual([expect.not.stringMatching(first!)]);
    expect(await readdir(keysTo)).toEqual([`${whole[0]}.keys.json`]);
    expect((await stat(join(to, whole[0]!, someFile))).ino).toBe(links.ino);
    expect(await checked(whole[0]!)).toEqual({ code: 0, output: expect.stringContaining(' is whole: ') });
  });
}
