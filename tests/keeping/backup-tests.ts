import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { memberDocuments, networkCottonOrders } from '@deepam/contracts';
import { poll, type Product, testInfra } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Client } from 'minio';
import { MongoClient } from 'mongodb';
import { untilUnchanged } from '../world/until-unchanged.js';
import { damageTests } from './damage-tests.js';
import { nextBackupTests } from './next-backup-tests.js';
import { killAt, runProgram } from './programs.js';
import { rehearse, removePlace, startRestored, type Rehearsed, type RehearsalOptions } from './rehearsal.js';
import { deadLettersOf, effectsWithoutCause, filesNamed } from './restored-state.js';

export function backupTests(options: RehearsalOptions): void {
  let kept: Rehearsed;
  let client: MongoClient;
  let test: Product;
  beforeAll(async () => {
    client = await MongoClient.connect(testInfra().mongoUrl);
    kept = await rehearse(options);
  });
  afterAll(async () => {
    await test?.close();
    await client?.close();
    if (kept) await removePlace(kept);
  });

  it('a backup is written during sales', () => {
    expect(kept.backup).toEqual({ code: 0, output: expect.stringMatching(/^Wrote .*\d{4}-\d\d-\d\dT[\d-]+Z$/m) });
  });

  damageTests(() => kept);

  it('a restore that was killed starts from the beginning, and no service starts until it is done', async () => {
    const { program, folder, keys } = kept;
    const args = ['--from', folder, '--keys', keys];
    test = await startRestored(kept, options.replicas, async (env, prefix) => {
      expect(await killAt(/^network: \d+ documents/, program('restore'), args, env)).toBe(true);
      const service = { ...env, NODE_ENV: 'test', PORT: '0' };
      const started = await runProgram(program('restore').replace(/[^/]*$/, 'identity.js'), [], service);
      expect(started).toEqual({ code: 78, output: expect.stringContaining('a backup is being restored') });

      const restored = await runProgram(program('restore'), args, env);
      expect(restored.output).toContain('An earlier restore was interrupted: all of it is done again.');
      expect(restored).toEqual({ code: 0, output: expect.stringContaining('Restored: everything is as it was at') });
      expect(Number(/(\d+) events had not arrived everywhere/.exec(restored.output)?.[1])).toBeGreaterThan(0);
      expect(await effectsWithoutCause(client, prefix)).toEqual([]);
      const missing = await filesMissing(env.S3_BUCKET!, await filesNamed(client, prefix));
      // These pictures were replaced at the time of the snapshot.
      expect(await namedAsGone(folder)).toEqual(expect.arrayContaining(missing));
      expect(missing.filter((key) => !key.startsWith('identity/avatars/'))).toEqual([]);

      const again = await runProgram(program('restore'), args, env);
      expect(again).toEqual({ code: 1, output: expect.stringContaining('The databases are not empty.') });
    });
  });

  it('a restored product has every earlier sale, each credited once, without dead letters and with 0 paise of difference', async () => {
    await untilUnchanged(test);
    const ids = async (service: 'network' | 'commission') => {
      const sales = await test.database(service).collection<{ _id: string }>('sales').find().toArray();
      return sales.map(({ _id }) => _id).sort();
    };
    await poll(async () => (await ids('commission')).length === (await ids('network')).length);
    const sold = await ids('network');
    expect(sold).toEqual(expect.arrayContaining([...kept.soldBefore]));
    expect(await ids('commission')).toEqual(sold);
    await untilUnchanged(test);
    const notified = test.database('notification').collection('notifications').find({ kind: 'plan-approved' });
    expect(await notified.toArray()).toHaveLength(sold.length);
    expect(await deadLettersOf(test.prefix)).toEqual([]);
    expect(await test.audit()).toMatch(/difference: 0 paise/);
  });

  it('a restored product lets members log in, shows the head their numbers, and opens the proofs of payments', async () => {
    const { mobile, personal } = kept.sponsor;
    const { memberId } = await test.api.logIn(mobile);
    const { token } = test.head;
    const { adharNo, panCardNo, bankAccountNo } = await test.api.call(memberDocuments, {
      token,
      params: { id: memberId },
    });
    expect({ adharNo, panCardNo, bankAccountNo }).toEqual({
      adharNo: personal.adharNo,
      panCardNo: personal.panCardNo,
      bankAccountNo: personal.bankAccountNo,
    });
    const [order] = await test.api.call(networkCottonOrders, { token });
    expect((await fetch(new URL(order!.paymentProof!, test.url))).status).toBe(200);
  });

  it('a restored product handles new events once', async () => {
    const sponsor = await test.api.logIn(kept.sponsor.mobile);
    const saleId = await test.sale(await test.member(sponsor), 'Gold');
    const postings = test.database('commission').collection('postings');
    await poll(() => postings.findOne({ 'reference.saleId': saleId }));
    await untilUnchanged(test);
    expect(await postings.countDocuments({ 'reference.saleId': saleId, kind: 'sale' })).toBe(1);
    expect(await test.audit()).toMatch(/difference: 0 paise/);
    expect(await deadLettersOf(test.prefix)).toEqual([]);
  });

  if (options.withNext)
    nextBackupTests(
      () => kept,
      () => test,
    );
}

async function namedAsGone(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8');
  return (JSON.parse(text) as { objects: { gone: string[] } }).objects.gone;
}

async function filesMissing(bucket: string, keys: readonly string[]): Promise<string[]> {
  const { endpoint, region, accessKey, secretKey } = testInfra().s3;
  const { hostname: endPoint, port } = new URL(endpoint);
  const store = new Client({ endPoint, port: Number(port), useSSL: false, region, accessKey, secretKey });
  const missing: string[] = [];
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) await store.statObject(bucket, key).catch(() => missing.push(key));
  return missing;
}
