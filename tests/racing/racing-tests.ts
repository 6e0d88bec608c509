import type { Product } from '@deepam/testing';
import { beforeAll, expect, it } from '@jest/globals';
import { sceneOf } from '../access/scene.js';
import { Belongings } from '../world/belongings.js';
import { callAny } from '../world/call-any.js';
import type { Cast } from '../world/cast.js';
import { writtenEntries } from '../world/written-entries.js';
import { moneyRaces } from './money-races.js';
import type { Act, Race } from './race.js';
import { requestRaces } from './request-races.js';

const races = [...requestRaces, ...moneyRaces].map((race) => ({ name: race.name, race }));

export function racingTests(people: () => Cast): void {
  let test: Product;
  let cast: Cast;

  beforeAll(() => {
    cast = people();
    test = cast.test;
  });

  it.each(races)('$name: one person succeeds, and the other gets the reason', async ({ race }) => {
    const acts = await race.begin(sceneOf(cast, new Belongings(cast), 'head', 'other'));
    const before = await Promise.all(acts.map(entriesOf));
    const answers = await Promise.all(acts.map(({ endpoint, input }, at) => send(endpoint, input, tokenOf(race, at))));
    const slower = answers.filter(({ status }) => status >= 400);
    expect(slower).toHaveLength(1);
    expect([404, 409, 422]).toContain(slower[0]!.status);
    expect(race.refusals).toContain(slower[0]!.error?.code);
    // A bank file also records the approval of its payouts, so only the entries of the faster act are counted.
    const faster = answers.findIndex(({ status }) => status < 400);
    expect((await entriesOf(acts[faster]!)) - before[faster]!).toBe(1);
  });

  const send = (endpoint: Act['endpoint'], input: Act['input'], token: string) => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    return callAny(test.system.url, endpoint, { ...input, headers }, token);
  };

  const tokenOf = ({ second }: Race, at: number): string =>
    (at === 0 || second === 'head' ? cast.people.head : cast.staff[second]).token;

  async function entriesOf({ endpoint: { audit, service } }: Act): Promise<number> {
    return writtenEntries(test, service, audit === undefined ? [] : [audit]);
  }
}
