import { cp, mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commissionCredited, planApproved, type ServiceName } from '@deepam/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { KeptData } from './kept-data.js';
import { uniquePrefix } from './test-service.js';

const day = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * day);

describe('a backup', () => {
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

  it('has services remember from its restore on what they had handled: it may be older than that', async () => {
    const said = { createdAt: ago(29), publishedAt: ago(29) };
    const [everywhere, notAtCommission] = [
      await kept.say('network', planApproved.routingKey, said),
      await kept.say('network', planApproved.routingKey, said),
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
    // And from now on it forgets as before.
    expect(await kept.of('notification', 'inbox').indexes()).toContainEqual(
      expect.objectContaining({ expireAfterSeconds: 30 * 86_400 }),
    );
  }, 60_000);

  it('brings back what had waited long for a queue and lay in one at last', async () => {
    const id = await kept.say('commission', commissionCredited.routingKey, {
      createdAt: ago(60),
      publishedAt: new Date(),
    });
    await kept.handle(['notification'], id, new Date());
    await kept.backup();
    expect(await kept.restore('--newest', '--replace')).toMatchObject({ code: 0 });
    expect(await waiting('commission')).toEqual([id]);
  }, 60_000);

  it('is not made of half of what there was, nor of nothing', async () => {
    expect(await kept.backup('--keep', '1')).toEqual({ code: 1, output: expect.stringContaining('hold nothing') });
    await kept.say('network', planApproved.routingKey, { createdAt: new Date(), publishedAt: new Date() });
    await kept.of('identity', 'unfinished_restore').insertOne({ backup: 'of a test' });
    const answer = { code: 1, output: expect.stringContaining('A backup is being restored') };
    expect(await kept.backup('--keep', '1')).toEqual(answer);
    expect(await readdir(kept.to)).toEqual([]);
  }, 60_000);

  it('is whole beside one that was interrupted, with the files of the one before in no more room', async () => {
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
    // Of whole ones the newest is kept.
    const [left, ...others] = (await readdir(kept.to)).filter((name) => name !== unfinished);
    expect([left === first, others]).toEqual([false, []]);
    expect(await readdir(kept.keysTo)).toEqual([`${left}.keys.json`]);
    expect((await stat(join(kept.to, left!, 'objects', key))).ino).toBe(ino);
    const whole = { code: 0, output: expect.stringContaining(' is whole: ') };
    expect(await kept.restore('--from', join(kept.to, left!), '--check')).toEqual(whole);
  }, 60_000);

  it('leaves nothing behind when its keys cannot be kept', async () => {
    await kept.say('network', planApproved.routingKey, { createdAt: new Date(), publishedAt: new Date() });
    await writeFile(kept.keysTo, 'in the way');
    expect(await kept.backup()).toMatchObject({ code: 1 });
    expect(await readdir(kept.to)).toEqual([]);
  }, 60_000);

  it('is not removed as the oldest because a clock was ahead once', async () => {
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
  }, 60_000);
});
