import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { StorefrontClient } from '@deepam/api-client';
import { login, memberDocuments } from '@deepam/contracts';
import { runBackupKeys, runRestore } from '@deepam/messaging';
import { password, poll, Product, startProcesses, testEnvironment } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { deadLettersOf } from '../../keeping/restored-state.js';
import { runHere } from '../../keeping/programs.js';
import { asSecrets, openedKeys, settingsFor } from '../../keeping/rehearsal.js';
import { untilUnchanged } from '../../world/until-unchanged.js';
import { passphrase, sumsOf, type ReleaseRecord } from './release-record.js';

const run = promisify(execFile);
const archive = fileURLToPath(new URL('./1.0.0.tar.gz', import.meta.url));

let place: string;
let record: ReleaseRecord;
let test: Product;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'deepam-release-'));
  await run('tar', ['-xzf', archive, '-C', place]);
  record = JSON.parse(await readFile(join(place, 'record.json'), 'utf8')) as ReleaseRecord;
  const bucket = `release-${Date.now().toString(36)}`;
  const processes = await startProcesses({
    settings: settingsFor(bucket),
    prepare: async (prefix, dataDir) => {
      const env = { ...testEnvironment(prefix), S3_BUCKET: bucket, BACKUP_PASSPHRASE: passphrase };
      const keys = join(place, 'keys.json');
      const opened = openedKeys((await runHere(runBackupKeys, ['open', keys], env)).output);
      await writeFile(join(dataDir, 'secrets.json'), JSON.stringify(asSecrets(opened)), { mode: 0o600 });
      const args = ['--from', join(place, 'backup'), '--keys', keys];
      const restored = await runHere(runRestore, args, { ...env, ...opened });
      expect(restored).toEqual({ code: 0, output: expect.stringContaining('Restored: everything is as it was at') });
    },
  });
  const api = new StorefrontClient(processes.url, password);
  test = new Product(processes, api, await api.logIn(record.mobiles[0]!));
});
afterAll(async () => {
  await test?.close();
  await rm(place, { recursive: true, force: true });
});

it('the ledger and the stock agree with the records of their owners', async () => {
  await untilUnchanged(test);
  expect(await test.audit()).toMatch(/difference: 0 paise/);
  const stock = await test.command('cotton-order', test.system.program('cotton-order', 'audit'));
  expect(stock.output).toMatch(/^findings: 0$/m);
});

it('every member, sale, order and bank file is there with its sum', async () => {
  expect(await sumsOf(test)).toEqual(record.sums);
  expect(await deadLettersOf(test.prefix)).toEqual([]);
});

it('the head, members and staff log in with their passwords', async () => {
  const answers = await Promise.all(
    record.mobiles.map((mobile) => test.api.call(login, { body: { mobile, password } })),
  );
  expect(answers.map(({ isHead, mustChangePassword }) => [isHead, mustChangePassword])).toEqual(
    record.mobiles.map((_mobile, at) => [at === 0, false]),
  );
});

it('sealed numbers of members can be opened', async () => {
  const { memberId } = await test.api.logIn(record.mobiles[1]!);
  const numbers = await test.api.call(memberDocuments, { token: test.head.token, params: { id: memberId } });
  expect(numbers.adharNo).toMatch(/^\d{12}$/);
});

it('a sale among earlier members is credited once', async () => {
  const sponsor = await test.api.logIn(record.mobiles[1]!);
  const saleId = await test.sale(await test.member(sponsor), 'Gold');
  const postings = test.database('commission').collection('postings');
  await poll(() => postings.findOne({ 'reference.saleId': saleId }));
  expect(await postings.countDocuments({ 'reference.saleId': saleId, kind: 'sale' })).toBe(1);
  expect(await test.audit()).toMatch(/difference: 0 paise/);
});
