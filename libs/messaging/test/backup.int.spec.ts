import { cp, mkdir, readdir, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commissionCredited, planApproved, type ServiceName } from '@deepam/contracts';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { lastBackup } from '@deepam/messaging';
import { KeptData } from './kept-data.js';
import { uniquePrefix } from './test-service.js';

const day = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * day);

let kept: KeptData;
beforeEach(async () => {
  kept = await KeptData.at(uniquePrefix());
});
afterEach(() => kept.remove());

const waiting = (service: ServiceName) =>
  kept
    .of<{ _id: string }>(service, 'outbox')
    .find({ availableAt: { $exists: true } })
    .map(({ _id }) => _id)
    .toArray();

it('after a restore services remember all earlier events, because the backup may be older than their inboxes keep', async () => {
  const times = { createdAt: ago(29), publishedAt: ago(29) };
  const [everywhere, notAtCommission] = [
    await kept.say('network', planApproved.routingKey, times),
    await kept.say('network', planApproved.routingKey, times),
  ];
  const others = ['identity', 'cotton-order', 'notification'] as const;
  await kept.handle([...others, 'commission'], everywhere, ago(29));
  await kept.handle(others, notAtCommission, ago(29));
  expect(await kept.backup()).toMatchObject({ code: 0 });
  await kept.dateBack(ago(28));
  expect(await kept.restore('--newest', '--replace')).toMatchObject({ code: 0 });
  expect(await waiting('network')).toEqual([notAtCommission]);
  const known = await kept.of('notification', 'inbox').find({}).toArray();
  expect(known).toHaveLength(2);
  for (const { handledAt } of known) expect((handledAt as Date).getTime()).toBeGreaterThan(Date.now() - day);
  expect(await kept.of('notification', 'inbox').indexes()).toContainEqual(
    expect.objectContaining({ expireAfterSeconds: 30 * 86_400 }),
  );
});

it('a backup restores the messages of a queue though the clock of its machine was months ahead', async () => {
  const id = await kept.say('network', planApproved.routingKey, { createdAt: ago(2), publishedAt: ago(2) });
  await kept.backup();
  await kept.dateBack(ago(-60));
  expect(await kept.restore('--newest', '--replace')).toMatchObject({ code: 0 });
  expect(await waiting('network')).toEqual([id]);
});

it('a backup of a later version is rejected in one sentence', async () => {
  await kept.say('network', planApproved.routingKey, { createdAt: new Date(), publishedAt: new Date() });
  await kept.backup();
  await kept.change({ product: '99.1.0' });
  const answer = { code: 1, output: expect.stringContaining('was made by version 99.1.0; this is ') };
  expect(await kept.restore('--newest', '--replace')).toEqual(answer);
  // An unknown format must be rejected even with unknown fields.
  await kept.change({ format: 2 });
  expect(await kept.restore('--newest', '--replace')).toEqual(answer);
  await kept.change({ format: 1, product: '0.0.1' });
  expect(await kept.restore('--newest', '--replace')).toMatchObject({ code: 0 });
});

it('the age of a backup is recorded, and restored data have none yet', async () => {
  await kept.say('network', planApproved.routingKey, { createdAt: new Date(), publishedAt: new Date() });
  expect(await lastBackup(kept.database('identity'))).toBeNull();
  await kept.backup();
  const first = await lastBackup(kept.database('identity'));
  expect(Math.abs(first!.getTime() - Date.now())).toBeLessThan(60_000);
  await kept.of('identity', 'last_backup').updateOne({}, { $set: { at: ago(40) } });
  await kept.removeBackups();
  await kept.backup();
  expect((await lastBackup(kept.database('identity')))!.getTime()).toBeGreaterThanOrEqual(first!.getTime());
  await kept.restore('--newest', '--replace');
  expect(await lastBackup(kept.database('identity'))).toBeNull();
});

it('a backup removes the remains of interrupted backups, and nothing that another machine writes', async () => {
  await kept.say('network', planApproved.routingKey, { createdAt: new Date(), publishedAt: new Date() });
  const [old, running] = ['2002-02-02T02-02-02Z.unfinished', '2003-03-03T03-03-03Z.unfinished'];
  const before = ago(1);
  for (const name of [old, running]) {
    await mkdir(join(kept.to, name), { recursive: true });
    if (name === running) await writeFile(join(kept.to, name, 'running'), '');
    await utimes(join(kept.to, name), before, before);
  }
  expect(await kept.backup()).toEqual({ code: 0, output: expect.stringContaining('its backup was interrupted') });
  const [left, made = '', ...others] = (await readdir(kept.to)).sort();
  expect([left, others]).toEqual([running, []]);
  expect(await readdir(join(kept.to, made))).not.toContain('running');
});

it('a backup restores a message that had waited long before it reached its queue', async () => {
  const id = await kept.say('commission', commissionCredited.routingKey, {
    createdAt: ago(60),
    publishedAt: new Date(),
  });
  await kept.handle(['notification'], id, new Date());
  await kept.backup();
  expect(await kept.restore('--newest', '--replace')).toMatchObject({ code: 0 });
  expect(await waiting('commission')).toEqual([id]);
});

it('a backup is not made of half-restored or empty data', async () => {
  expect(await kept.backup('--keep', '1')).toEqual({ code: 1, output: expect.stringContaining('hold nothing') });
  await kept.say('network', planApproved.routingKey, { createdAt: new Date(), publishedAt: new Date() });
  await kept.of('identity', 'unfinished_restore').insertOne({ backup: 'of a test' });
  const answer = { code: 1, output: expect.stringContaining('A backup is being restored') };
  expect(await kept.backup('--keep', '1')).toEqual(answer);
  expect(await readdir(kept.to)).toEqual([]);
});

it('a backup is complete next to an interrupted one, and shares the files of the previous one', async () => {
  const key = 'network/plan-proofs/0123456789abcdef.png';
  await kept.store(key, 'a receipt');
  await kept.say('network', planApproved.routingKey, { createdAt: new Date(), publishedAt: new Date() });
  await kept.backup();
  const [made = ''] = await readdir(kept.to);
  const [first, unfinished] = [made.replace(/^\d{4}/, '2001'), '2002-02-02T02-02-02Z.unfinished'];
  for (const [folder, ending] of [
    [kept.to, ''],
    [kept.keysTo, '.keys.json'],
  ] as const)
    await rename(join(folder, made + ending), join(folder, first + ending));
  await cp(join(kept.to, first), join(kept.to, unfinished), { recursive: true });
  const { ino } = await stat(join(kept.to, first, 'objects', key));
  const answer = { code: 1, output: expect.stringContaining('no finished backup') };
  expect(await kept.restore('--from', join(kept.to, unfinished), '--check')).toEqual(answer);

  expect(await kept.backup('--keep', '1')).toMatchObject({ code: 0 });
  const [left, ...others] = (await readdir(kept.to)).filter((name) => name !== unfinished);
  expect([left === first, others]).toEqual([false, []]);
  expect(await readdir(kept.keysTo)).toEqual([`${left}.keys.json`]);
  expect((await stat(join(kept.to, left!, 'objects', key))).ino).toBe(ino);
  const whole = { code: 0, output: expect.stringContaining(' is whole: ') };
  expect(await kept.restore('--from', join(kept.to, left!), '--check')).toEqual(whole);
});

it('a backup leaves nothing behind when its keys cannot be stored', async () => {
  await kept.say('network', planApproved.routingKey, { createdAt: new Date(), publishedAt: new Date() });
  await writeFile(kept.keysTo, 'in the way');
  expect(await kept.backup()).toMatchObject({ code: 1 });
  expect(await readdir(kept.to)).toEqual([]);
});

it('a backup is not removed as the oldest because a clock was once ahead', async () => {
  await kept.say('network', planApproved.routingKey, { createdAt: new Date(), publishedAt: new Date() });
  await kept.backup();
  const [first = ''] = await readdir(kept.to);
  const later = first.replace(/^\d{4}/, '2199');
  await rename(join(kept.to, first), join(kept.to, later));
  await rename(join(kept.keysTo, `${first}.keys.json`), join(kept.keysTo, `${later}.keys.json`));
  await mkdir(join(kept.to, '2001-01-01T00-00-00Z'));
  expect(await kept.backup('--keep', '1')).toEqual({
    code: 0,
    output: expect.stringContaining(`${later} is called after a later time`),
  });
  const names = (await readdir(kept.to)).sort();
  expect(names).toEqual([expect.stringMatching(/^20\d\d/), later]);
  expect(names[0]).not.toMatch(/^2001/);
  expect(await kept.restore('--newest', '--replace')).toEqual({
    code: 1,
    output: expect.stringContaining('a time that has not come'),
  });
});
