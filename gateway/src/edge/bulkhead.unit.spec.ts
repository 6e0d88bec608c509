import type { Caller } from '@deepam/platform';
import { expect, it } from '@jest/globals';
import { Bulkhead, type Requester, type BulkheadLimits } from './bulkhead.js';

const limits: BulkheadLimits = { places: 2, queue: 1, patience: 30, perMember: 3 };
const requester = (
  memberId: string | null = null,
  address = '10.0.0.1',
  onLeave: Requester['onLeave'] = () => undefined,
) => ({
  caller: memberId === null ? null : ({ memberId } as Caller),
  address,
  onLeave,
});
const unavailable = expect.objectContaining({ code: 'SERVER.UNAVAILABLE' });
const tooMany = expect.objectContaining({ code: 'REQUEST.TOO_MANY_AT_ONCE' });

it('a bulkhead admits as many calls as it has places, and the next one when one leaves', async () => {
  const bulkhead = new Bulkhead(limits);
  const leave = await bulkhead.enter(requester());
  await bulkhead.enter(requester());
  const third = bulkhead.enter(requester());
  leave();
  leave();
  await third;
  await expect(bulkhead.enter(requester())).rejects.toEqual(unavailable);
});

it('a bulkhead limits the length of its queue and the waiting time', async () => {
  const bulkhead = new Bulkhead(limits);
  const leave = await bulkhead.enter(requester());
  await bulkhead.enter(requester());
  const waiting = bulkhead.enter(requester());
  await expect(bulkhead.enter(requester())).rejects.toEqual(unavailable);
  await expect(waiting).rejects.toEqual(unavailable);
  leave();
  await bulkhead.enter(requester());
});

it('a caller who left keeps no place in the queue', async () => {
  const bulkhead = new Bulkhead({ ...limits, patience: 60_000 });
  await bulkhead.enter(requester());
  const leave = await bulkhead.enter(requester());
  let leaveQueue = (): void => undefined;
  const gone = bulkhead.enter(requester(null, '10.0.0.1', (then) => (leaveQueue = then)));
  await new Promise(setImmediate);
  leaveQueue();
  await expect(gone).rejects.toEqual(unavailable);
  const next = bulkhead.enter(requester());
  leave();
  await next;
});

it('a bulkhead rejects calls beyond the share of a member or an address, and frees a share with its place', async () => {
  const bulkhead = new Bulkhead({ places: 10, queue: 0, patience: 0, perMember: 2, perAddress: 3 });
  const leave = await bulkhead.enter(requester('a'));
  await bulkhead.enter(requester('a'));
  await expect(bulkhead.enter(requester('a', '10.0.0.2'))).rejects.toEqual(tooMany);
  await bulkhead.enter(requester('b'));
  await expect(bulkhead.enter(requester('c'))).rejects.toEqual(tooMany);
  leave();
  await bulkhead.enter(requester('c'));
  await bulkhead.enter(requester('a', '10.0.0.2'));
});

it("a bulkhead lets a member wait for the member's own share while others pass", async () => {
  const bulkhead = new Bulkhead({ places: 10, queue: 2, patience: 60_000, perMember: 1 });
  const leave = await bulkhead.enter(requester('a'));
  const waiting = [bulkhead.enter(requester('a')), bulkhead.enter(requester('a'))];
  await expect(bulkhead.enter(requester('a'))).rejects.toEqual(tooMany);
  await bulkhead.enter(requester('b'));
  leave();
  (await waiting[0]!)();
  (await waiting[1]!)();
  await bulkhead.enter(requester('a'));
});

it('a rejected caller gives its share back', async () => {
  const bulkhead = new Bulkhead({ places: 1, queue: 0, patience: 0, perMember: 2 });
  const leave = await bulkhead.enter(requester('a'));
  for (let attempt = 0; attempt < 5; attempt += 1)
    await expect(bulkhead.enter(requester('a'))).rejects.toEqual(unavailable);
  leave();
  await bulkhead.enter(requester('a'));
});
