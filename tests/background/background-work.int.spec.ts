import { poll } from '@deepam/testing';
import { afterAll, beforeAll, it } from '@jest/globals';
import { RunningService, serviceNames } from './running-services.js';
import { waitingWork, type WaitingWork } from './waiting-work.js';

const services = new Map<string, RunningService>();
beforeAll(async () => {
  await Promise.all(serviceNames.map(async (name) => services.set(name, await RunningService.start(name))));
});
afterAll(() => Promise.all([...services.values()].map(({ service }) => service.close())), 60_000);

const rows = Object.entries(waitingWork);
const collectionOf = ({ of, collection }: WaitingWork) =>
  services.get(of)!.service.db.collection<{ _id: string }>(collection);
const isDone = async (work: WaitingWork) => (await collectionOf(work).countDocuments(work.waiting)) === 0;

it.each(rows.filter(([, { write }]) => write))('the process that wrote %s works on it at once', async (_, work) => {
  const service = services.get(work.of)!;
  // The second write comes just after a run, when the next regular look is five seconds away.
  for (let times = 0; times < 2; times += 1) {
    await service.write((session) => work.write!((part) => service.service.app.get(part, { strict: false }), session));
    await poll(() => isDone(work), { timeout: 3_000 });
  }
});

it.each(rows)('a regular read finds %s that another process left', async (_, work) => {
  await collectionOf(work).insertOne(work.left() as never);
  await poll(() => isDone(work), { timeout: 10_000 });
});
