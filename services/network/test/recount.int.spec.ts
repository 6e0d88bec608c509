import { auditRecorded } from '@deepam/contracts';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { NetworkSize } from '../src/tally/tally.js';
import { runRecount } from '../src/tally/recount/run-recount.js';
import { growNetwork, type GrownNetwork } from './grow-network.js';
import { TestNetwork } from './test-network.js';

let network: TestNetwork;
let grown: GrownNetwork;

beforeAll(async () => {
  network = await TestNetwork.start();
  grown = await growNetwork(network, 60);
});
afterAll(() => network.close());

async function recount(...args: string[]): Promise<{ code: number; printed: string }> {
  const printed: string[] = [];
  const env = { MONGO_URL: network.service.config.MONGO_URL, MONGO_DB_PREFIX: network.service.prefix };
  const code = await runRecount(args, env, (text) => printed.push(text));
  return { code, printed: printed.join('\n') };
}
const sizes = () => network.service.db.collection<NetworkSize>('network_sizes');
const storedTallies = async () =>
  Object.fromEntries((await sizes().find().toArray()).map(({ _id, ...counts }) => [_id, counts]));

it('the recount finds nothing if the tally has summed up everything', async () => {
  await network.place(network.newcomer(grown.head));
  await network.settled();

  expect(await recount('--check')).toEqual({ code: 0, printed: 'members: 61\nwrong counts: 0' });
});

it('the recount corrects wrong, missing and superfluous counts, and reports their number', async () => {
  const right = await storedTallies();
  const [first, second] = grown.members;
  const leaf = grown.members.at(-1)!;
  await sizes().updateOne({ _id: first!._id }, { $inc: { networkSize: 5 } });
  await sizes().deleteOne({ _id: second!._id });
  await sizes().insertOne({ _id: leaf._id, directCount: 1, networkSize: 9 });

  expect(await recount('--check')).toEqual({ code: 1, printed: 'members: 61\nwrong counts: 3' });
  const entries = () =>
    network.service.db.collection('outbox').countDocuments({
      routingKey: auditRecorded.routingKey,
      'envelope.data.kind': 'networks-recounted',
      'envelope.data.actor': {
        kind: 'operator',
        id: null,
      },
    });
  expect(await entries()).toBe(0);
  expect(await recount()).toEqual({ code: 0, printed: 'members: 61\nwrong counts: 3, corrected' });
  expect(await storedTallies()).toEqual({ ...right, [leaf._id]: { directCount: 0, networkSize: 0 } });
  expect((await recount('--check')).code).toBe(0);
  expect(await entries()).toBe(1);
});

it('the recount is right during registrations', async () => {
  await sizes().updateMany({}, { $inc: { networkSize: 7, directCount: 1 } });
  const [, corrected] = await Promise.all([
    Promise.all(Array.from({ length: 30 }, () => network.place(network.newcomer({ id: grown.members[0]!._id })))),
    recount(),
  ]);
  await network.settled();

  expect(corrected.code).toBe(0);
  await poll(async () => (await recount('--check')).code === 0);
});

it('the recount prints its usage', async () => {
  const printed: string[] = [];

  expect(await runRecount(['--help'], {}, (text) => printed.push(text))).toBe(0);
  expect(await runRecount(['--now'], {}, (text) => printed.push(text))).toBe(1);
  expect(await runRecount([], {}, (text) => printed.push(text))).toBe(1);
  expect(printed.join('\n')).toContain('MONGO_URL is not set');
});
