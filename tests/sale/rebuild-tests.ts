import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { auditRecorded, type ServiceName } from '@deepam/contracts';
import type { System } from '@deepam/local-servers';
import { poll, type Product } from '@deepam/testing';
import { archiveOutbox } from './archive-outbox.js';
import { untilUnchanged } from '../world/until-unchanged.js';
import { beforeAll, expect, it } from '@jest/globals';

const root = fileURLToPath(new URL('../../', import.meta.url));
const shim = join(root, 'libs/testing/embedded-mongo-wire.cjs');
const projecting: ServiceName[] = ['identity', 'cotton-order', 'commission', 'notification'];

async function command(
  { program }: System,
  service: ServiceName,
  args: readonly string[],
  settings: NodeJS.ProcessEnv = {},
) {
  const env = { PATH: process.env['PATH'], ...settings };
  const file = program(service, 'rebuild-projection');
  return promisify(execFile)(process.execPath, ['--require', shim, file, ...args], { env });
}

export function rebuildTests(system: () => Product): void {
  let test: Product;
  beforeAll(() => {
    test = system();
  });

  const collection = (service: ServiceName, name: string) => test.database(service).collection<{ _id: string }>(name);
  const projectionOf = (service: ServiceName) => collection(service, 'members').find().sort({ _id: 1 }).toArray();
  const knowEverybody = async () => {
    const count = await collection('network', 'memberships').countDocuments({ plan: 'Gold' });
    for (const service of projecting) {
      await poll(async () => (await collection(service, 'members').countDocuments({ planRank: 3 })) === count, {
        timeout: 30_000,
      });
    }
  };
  const rebuild = (service: ServiceName, ...args: string[]) =>
    command(test.system, service, args, test.system.environments.services[service]);
  const effects = async () => {
    const counted = [
      ['commission', 'postings'],
      ['commission', 'sales'],
      ['notification', 'notifications'],
      ['network', 'memberships'],
      ['identity', 'accounts'],
    ] as const;
    return Promise.all(counted.map(([service, name]) => collection(service, name).countDocuments()));
  };
  /** The audit trail records the rebuild, so these events are excluded. */
  const publishedByCommission = () =>
    test
      .database('commission')
      .collection('outbox')
      .countDocuments({ routingKey: { $ne: auditRecorded.routingKey } });

  it('rebuilt projections equal the earlier ones, and nothing is posted, notified or published again', async () => {
    await knowEverybody();
    await untilUnchanged(test);
    const before = await Promise.all(projecting.map(projectionOf));
    const effectsBefore = await effects();
    const published = await publishedByCommission();

    const rebuildDropped = async (service: ServiceName) => {
      await collection(service, 'members').deleteMany({});
      const { stdout } = await rebuild(service, 'members');
      expect(stdout).toMatch(new RegExp(`^Rebuilt members of ${service} from \\d+ events\\.\\n$`));
    };
    await Promise.all([...projecting.map(rebuildDropped), rebuild('network')]);
    expect(await Promise.all(projecting.map(projectionOf))).toEqual(before);
    expect(await effects()).toEqual(effectsBefore);
    expect(await publishedByCommission()).toBe(published);
  });

  it('rebuilt projections are the same after their events have moved from the outboxes to the archive', async () => {
    await untilUnchanged(test);
    const before = await Promise.all(projecting.map(projectionOf));
    const effectsBefore = await effects();
    const files: number[] = [];
    for (const service of ['network', 'identity', 'cotton-order', 'commission'] as const) {
      files.push(await archiveOutbox(test, service));
      const left = { routingKey: { $ne: auditRecorded.routingKey } };
      expect(await test.database(service).collection('outbox').countDocuments(left)).toBe(0);
    }
    expect(Math.min(...files.slice(0, 2))).toBeGreaterThan(0);
    const credits = () => collection('network', 'contributions').find().sort({ _id: 1 }).toArray();
    const creditsBefore = await credits();
    await collection('network', 'contributions').deleteMany({});
    const rebuildDropped = async (service: ServiceName) => {
      await collection(service, 'members').deleteMany({});
      await rebuild(service, 'members');
    };
    await Promise.all([...projecting.map(rebuildDropped), rebuild('network'), rebuild('commission', 'sales')]);
    expect(await Promise.all(projecting.map(projectionOf))).toEqual(before);
    expect(await credits()).toHaveLength(creditsBefore.length);
    await untilUnchanged(test);
    expect(await effects()).toEqual(effectsBefore);
    expect(await test.audit()).toContain('difference: 0 paise');
  });

  it('rebuilt projections contain events that arrive during the rebuild, however often it is done', async () => {
    const sponsor = await test.member(test.head, 'Gold');
    const newcomers = Promise.all(Array.from({ length: 5 }, () => test.member(sponsor, 'Gold')));
    for (let n = 0; n < 2; n += 1) await rebuild('notification', '--empty-first');
    await newcomers;
    await knowEverybody();
    const [one, ...others] = await Promise.all(projecting.map(projectionOf));
    for (const other of others) expect(other).toEqual(one);
    expect(await test.audit()).toContain('difference: 0 paise');
  });

  it('rebuilt projections lose a fact without an event when they are emptied first', async () => {
    await collection('cotton-order', 'members').insertOne({ _id: 'f'.repeat(24) });
    await rebuild('cotton-order');
    expect(await collection('cotton-order', 'members').countDocuments({ _id: 'f'.repeat(24) })).toBe(1);
    await rebuild('cotton-order', '--empty-first');
    expect(await projectionOf('cotton-order')).toEqual(await projectionOf('commission'));
  });

  it('the command of the rebuild explains itself and rejects unknown arguments', async () => {
    // The messages come from one library, so one service is enough.
    const { stdout } = await command(test.system, 'network', ['--help']);
    expect(stdout).toContain('node dist/rebuild-projection.js');
    expect(stdout).toContain('  sessions');
    for (const wrong of ['salaries', '--force']) {
      await expect(command(test.system, 'network', [wrong])).rejects.toMatchObject({ code: 2 });
    }
  });
}
