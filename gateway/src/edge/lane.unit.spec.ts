import type { Caller } from '@deepam/platform';
import { describe, expect, it } from '@jest/globals';
import { Lane, type Asker, type LaneLimits } from './lane.js';

const limits: LaneLimits = { places: 2, queue: 1, patience: 30, perMember: 3 };
const asker = (memberId: string | null = null, address = '10.0.0.1', onLeave: Asker['onLeave'] = () => undefined) => ({
  caller: memberId === null ? null : ({ memberId } as Caller),
  address,
  onLeave,
});
const unavailable = expect.objectContaining({ code: 'SERVER.UNAVAILABLE' });
const tooMany = expect.objectContaining({ code: 'REQUEST.TOO_MANY_AT_ONCE' });

describe('a lane to a service', () => {
  it('lets as many in as it has places, and the next when one leaves', async () => {
    const lane = new Lane(limits);
    const leave = await lane.enter(asker());
    await lane.enter(asker());
    const third = lane.enter(asker());
    leave();
    leave();
    await third;
    await expect(lane.enter(asker())).rejects.toEqual(unavailable);
  });

  it('a lane limits the length of its queue and the waiting time', async () => {
    const lane = new Lane(limits);
    const leave = await lane.enter(asker());
    await lane.enter(asker());
    const waiting = lane.enter(asker());
    await expect(lane.enter(asker())).rejects.toEqual(unavailable);
    await expect(waiting).rejects.toEqual(unavailable);
    leave();
    await lane.enter(asker());
  });

  it('a caller who left keeps no place in the queue', async () => {
    const lane = new Lane({ ...limits, patience: 60_000 });
    await lane.enter(asker());
    const leave = await lane.enter(asker());
    let left = (): void => undefined;
    const gone = lane.enter(asker(null, '10.0.0.1', (then) => (left = then)));
    await new Promise(setImmediate);
    left();
    await expect(gone).rejects.toEqual(unavailable);
    const next = lane.enter(asker());
    leave();
    await next;
  });

  it('refuses what is beyond the share of a member or an address, and gives a share back with its place', async () => {
    const lane = new Lane({ places: 10, queue: 0, patience: 0, perMember: 2, perAddress: 3 });
    const leave = await lane.enter(asker('a'));
    await lane.enter(asker('a'));
    await expect(lane.enter(asker('a', '10.0.0.2'))).rejects.toEqual(tooMany);
    await lane.enter(asker('b'));
    await expect(lane.enter(asker('c'))).rejects.toEqual(tooMany);
    leave();
    await lane.enter(asker('c'));
    await lane.enter(asker('a', '10.0.0.2'));
  });

  it('lets a member wait for the own share, while others pass', async () => {
    const lane = new Lane({ places: 10, queue: 2, patience: 60_000, perMember: 1 });
    const leave = await lane.enter(asker('a'));
    const waiting = [lane.enter(asker('a')), lane.enter(asker('a'))];
    await expect(lane.enter(asker('a'))).rejects.toEqual(tooMany);
    await lane.enter(asker('b'));
    leave();
    (await waiting[0]!)();
    (await waiting[1]!)();
    await lane.enter(asker('a'));
  });

  it('a rejected caller gives its share back', async () => {
    const lane = new Lane({ places: 1, queue: 0, patience: 0, perMember: 2 });
    const leave = await lane.enter(asker('a'));
    for (let attempt = 0; attempt < 5; attempt += 1) await expect(lane.enter(asker('a'))).rejects.toEqual(unavailable);
    leave();
    await lane.enter(asker('a'));
  });
});
