import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import * as contracts from '@deepam/contracts';
import { quickHashes, serviceNames, type System } from '@deepam/local-servers';
import { poll, startProduct, type Product } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { queueDepths } from '../../crash/queue-depths.js';
import { ShippedNginx } from '../../deploy/nginx/shipped-nginx.js';
import { ReleaseBuild, todaysBuild, type Build } from './build-release.js';
import { contractChanges, type Contracts } from './contract-changes.js';
import { levels, Load } from './load.js';
import { named, previousRelease } from './previous-release.js';
import { WatchedClient, type LongestCall } from './watched-client.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const longestStall = 2_000;
/** The order of docs/operations.md: a gateway calls only endpoints that its version knows. */
const order = [...serviceNames.filter((name) => name !== 'gateway'), 'gateway'] as const;

const toldOf = ({ ms, name, during }: LongestCall) => `${ms} ms (${name} while ${during})`;

let older: ReleaseBuild;
let newer: Build;
let test: Product;
let nginx: ShippedNginx;
let client: WatchedClient;
let load: Load;
let began: number;
const exits: (number | null)[] = [];

beforeAll(async () => {
  newer = await todaysBuild(root);
  older = await ReleaseBuild.of(root, await previousRelease(root));
  test = await startProduct({
    replicas: 2,
    build: older.build,
    settings: {
      ...quickHashes,
      RATE_LIMIT_PER_MINUTE: '1000000',
      SIGN_IN_LIMIT_PER_MINUTE: '1000000',
      STEP_UP_HEAD_SECONDS: '86400',
    },
  });
  nginx = await ShippedNginx.prepare({ GATEWAY_URL: test.url, ALLOW_EXAMPLE_VALUES: '1' });
  await nginx.start();
  client = new WatchedClient(`http://127.0.0.1:${nginx.port}`);
  load = await Load.begin(client, { ...test.head, name: 'Head' });
  await load.lives.oneMore();
  began = performance.now();
  client.beginMeasuring();
}, 600_000);
afterAll(async () => {
  await load?.end().catch(() => undefined);
  await nginx?.close();
  await test?.close();
  await older?.remove();
});

async function replace(replica: System['services'][number], build: Build, what: string): Promise<void> {
  client.during = `${replica.name} becomes ${what}`;
  exits.push(await replica.replace([...test.system.environments.nodeArgs, build.program(replica.name)]));
  client.during = `${replica.name} is ${what}`;
}

it('an upgrade changes no call or event in a way that two releases misunderstand', async () => {
  const before = (await import(`${older.build.root}/libs/contracts/dist/index.js`)) as Contracts;
  expect(contractChanges(before, contracts)).toEqual(Object.keys((await named()).accepted));
});

it('an upgrade can be done halfway and back', async () => {
  expect(await test.command('network', newer.program('messaging', 'declare'))).toMatchObject({ code: 0 });
  const half = order.slice(0, 3).flatMap((name) => test.system.services.filter((one) => one.name === name));
  // The last service keeps one old process, so that old and new share a queue and an address.
  for (const replica of half.slice(0, -1)) await replace(replica, newer, 'new');
  await load.lives.oneMore();
  for (const replica of half.slice(0, -1)) await replace(replica, older.build, 'old again');
  await load.lives.oneMore();
}, 600_000);

async function replaceAll(what: string): Promise<void> {
  for (const name of order) {
    const replicas = test.system.services.filter((one) => one.name === name);
    for (const replica of replicas) await replace(replica, newer, what);
  }
  await load.lives.oneMore();
}

it('the upgrade completes', () => replaceAll('new'), 600_000);

it('the new release replaces itself in the same way', async () => {
  await replaceAll('new once more');
  await load.end();
}, 600_000);

it('an upgrade lets no call fail or stall, and ends each process in order', async () => {
  const { calls, failures, longest, answers } = client;
  const streams = load.streams.map(({ open, openings }) => `${open.longest} ms (opened ${openings} times)`);
  process.stdout.write(
    `${exits.length} processes were replaced in ${Math.round((performance.now() - began) / 1_000)} s, at a load of ${loadavg()[0]!.toFixed(1)}\n` +
      `${calls} calls, ${failures.length} failed; ${answers.longest} ms passed without an answer; the longest call took ${toldOf(longest.call)}, ` +
      `one that was repeated after a failure ${toldOf(longest.repeated)}; without a stream ${streams.join(' and ')}; ${load.lives.done.length} members went the whole way\n` +
      failures.map(({ during, what }) => `  while ${during}: ${what}\n`).join(''),
  );
  const { loses = {} } = await named();
  // Only known faults count, and only while a process of that release ends.
  const isKnown = ({ during, what }: (typeof failures)[number]) =>
    during.endsWith(' becomes new') && Object.keys(loses).some((fault) => what.includes(fault));
  expect(failures.filter((failure) => !isKnown(failure))).toEqual([]);
  const stalls = [longest.call.ms, answers.longest, ...load.streams.map(({ open }) => open.longest)];
  expect(Math.max(...stalls)).toBeLessThanOrEqual(longestStall);
  expect(exits).toEqual(exits.map(() => 0));
});

it('an upgrade credits each sale once on ten levels, and leaves consistent books and no dead letter', async () => {
  await poll(async () => (await queueDepths(test)).length === 0, { timeout: 60_000, interval: 500 });
  expect(await load.lives.faults()).toEqual([]);
  const commission = test.database('commission');
  const memberId = { $in: load.lives.done.map(({ life }) => life.memberId) };
  const sales = await commission.collection('sales').find({ memberId }).toArray();
  expect(sales).toHaveLength(load.lives.done.length);
  for (const { _id } of sales) {
    const credited = { kind: 'commission', 'reference.saleId': String(_id) };
    expect(await commission.collection('postings').distinct('memberId', credited)).toHaveLength(levels);
    expect(await commission.collection('postings').countDocuments(credited)).toBe(levels);
  }
  const audited = await test.command('commission', newer.program('commission', 'audit'), '--grace=0');
  expect(audited).toMatchObject({ code: 0, output: expect.stringContaining('difference: 0 paise') });
});

it('listening pages get every notification once', async () => {
  for (const { heard, listed } of await load.told()) expect(heard).toEqual(listed);
});
