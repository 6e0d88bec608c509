import { copyFile, cp, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runRestore } from '@deepam/messaging';
import { expect, it } from '@jest/globals';
import { runHere, runProgram } from './programs.js';
import type { Rehearsed } from './rehearsal.js';

const localCommand = fileURLToPath(new URL('../../deploy/local/test/run-command.mjs', import.meta.url));

export function damageTests(rehearsed: () => Rehearsed): void {
  const restore = (folder: string, env: NodeJS.ProcessEnv = {}, keys = rehearsed().keys) =>
    runHere(runRestore, ['--from', folder, '--keys', keys], { ...rehearsed().env, ...env });
  const refused = (words: string) => ({ code: 1, output: expect.stringContaining(words) });

  it('a backup with one changed byte is rejected, in whichever file', async () => {
    const { place, folder } = rehearsed();
    const files = await readdir(folder, { recursive: true });
    const chosen = ['manifest.json', 'manifest.sha256', 'objects.ndjson.gz'].concat(
      [/outbox\.bson\.gz$/, /^objects\/.*\.png$/].map((name) => files.find((file) => name.test(file))!),
    );
    const copy = await mkdtemp(join(place, 'copy-'));
    await cp(folder, copy, { recursive: true });
    const results = [];
    for (const file of chosen) {
      await changeOneByte(join(copy, file));
      results.push(await checked(copy));
      await copyFile(join(folder, file), join(copy, file));
    }
    expect(results).toEqual(chosen.map(() => refused('was changed: its checksum differs')));
    expect(await checked(copy)).toEqual({ code: 0, output: expect.stringContaining(' is whole: ') });
    await rm(
      join(
        copy,
        files.find((name) => /^objects\/.*\.png$/.test(name))!,
      ),
    );
    expect(await checked(copy)).toEqual(refused('cannot be read'));
    await rm(join(copy, 'manifest.json'));
    expect(await checked(copy)).toEqual(refused('holds no finished backup'));
  });

  const checked = (folder: string) => runHere(runRestore, ['--from', folder, '--check'], rehearsed().env);

  it('a backup is rejected with another passphrase, with changed keys, or with the keys of another system', async () => {
    const { place, folder, keys } = rehearsed();
    expect(await restore(folder, { BACKUP_PASSPHRASE: 'not the passphrase of it' })).toEqual(
      refused('The keys do not open'),
    );
    const changed = join(place, 'changed.keys.json');
    await copyFile(keys, changed);
    await changeOneByte(changed, 0.8);
    expect((await restore(folder, {}, changed)).code).toBe(1);
    const others = `other:${Buffer.alloc(32, 7).toString('base64')}`;
    expect(await restore(folder, { DATA_KEYS: others })).toEqual(
      refused('Set DATA_KEYS to what the backup was made with'),
    );
  });

  it('a rejected backup leaves an empty folder of npm start unchanged', async () => {
    const { place, env, keys } = rehearsed();
    const [nothing, data] = [await mkdtemp(join(place, 'nothing-')), join(place, 'data-of-start')];
    const { PATH, BACKUP_PASSPHRASE } = { ...process.env, ...env };
    const answer = await runProgram(localCommand, ['command', 'restore', '--from', nothing, `--keys=${keys}`], {
      PATH,
      BACKUP_PASSPHRASE,
      DATA_DIR: data,
    });
    expect(answer).toEqual(refused('holds no finished backup'));
    expect(await readdir(data)).toEqual([]);
  });

  it('an incomplete backup is recognised as unfinished', async () => {
    const { folder } = rehearsed();
    await rename(folder, `${folder}.unfinished`);
    const answer = await checked(`${folder}.unfinished`);
    await rename(`${folder}.unfinished`, folder);
    expect(answer).toEqual(refused('holds no finished backup'));
  });
}

async function changeOneByte(file: string, where = 0.5): Promise<void> {
  const handle = await open(file, 'r+');
  const { size } = await handle.stat();
  const place = Math.floor(size * where);
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, place);
  // A changed digit or letter stays one, so that a text stays valid.
  await handle.write(Buffer.from([buffer[0]! ^ 1]), 0, 1, place);
  await handle.close();
}
