import { setTimeout } from 'node:timers/promises';
import { activityMonitor } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { IdleService, idleNames } from './idle-services.js';
import { waitingWork, type WaitingWork } from './waiting-work.js';

/** Milliseconds in which every loop has finished the look that it had planned. */
const settling = 6_000;
const watched = 10_000;
/** Two looks of the relay, the queries of one slow look, and answers of change streams. */
const most = 8;

const services = new Map<string, IdleService>();
beforeAll(async () => {
  await Promise.all(idleNames.map(async (name) => services.set(name, await IdleService.start(name))));
});
afterAll(() => Promise.all([...services.values()].map(({ service }) => service.close())), 60_000);

const rows = Object.entries(waitingWork);
const collectionOf = ({ of, collection }: WaitingWork) =>
  services.get(of)!.service.db.collection<{ _id: string }>(collection);
const isDone = async (work: WaitingWork) => (await collectionOf(work).countDocuments(work.waiting)) === 0;

describe('a service without users', () => {
  it('a service hardly asks its database anything', async () => {
    for (const service of services.values()) service.rest();
    activityMonitor.simulateIdle();
    await setTimeout(settling);
    const asked = await Promise.all(
      [...services.values()].map(async (service) => [
        service.name,
        await service.commandsIn(() => setTimeout(watched)),
      ]),
    );
    for (const [name, commands] of asked) expect([name, commands!.length <= most || commands]).toEqual([name, true]);
  });

  it.each(rows.filter(([, { write }]) => write))(
    '%s is worked on at once by the process that wrote it',
    async (_, work) => {
      activityMonitor.simulateIdle();
      const service = services.get(work.of)!;
      await service.write((session) =>
        work.write!((part) => service.service.app.get(part, { strict: false }), session),
      );
      await poll(() => isDone(work), { timeout: 5_000 });
      expect(activityMonitor.isActive).toBe(false);
    },
  );

  it.each(rows)('%s that another process left is found when a user returns', async (_, work) => {
    activityMonitor.simulateIdle();
    await collectionOf(work).insertOne(work.left() as never);
    void activityMonitor.recordActivity();
    await poll(() => isDone(work), { timeout: 10_000 });
  });
});

describe('an address without connections', () => {
  beforeEach(() => activityMonitor.simulateIdle(200));
  afterAll(() => void activityMonitor.recordActivity());

  it.each(rows)('%s that another process left is found by a slow look', async (_, work) => {
    // The first look after activity has the usual pause.
    await collectionOf(work).insertOne(work.left() as never);
    await poll(() => isDone(work), { timeout: 10_000 });
    expect(activityMonitor.isActive).toBe(false);
  });
});
