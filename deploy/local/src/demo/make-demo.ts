import type { Reporter } from '@deepam/local-servers';
import { orderCotton } from './cotton.js';
import { StorefrontClient, join, whenConsistent, type Session } from '@deepam/api-client';
import { requestPayouts } from './payouts.js';
import { generations, people } from './people.js';
import { updateProfile, addCottonLoss, addCottonPurchase, cottonMovements, indianDay } from '@deepam/contracts';

export interface DemoOptions {
  readonly url: string;
  readonly head: { readonly mobile: string; readonly password: string };
  readonly password: string;
  readonly reporter: Reporter;
}

const atOnce = 4;

/** Makes the demo network by the public API. Existing parts stay unchanged, so it can be interrupted and run again. */
export async function makeDemo({
  url,
  head: { mobile, password: headPassword },
  ...options
}: DemoOptions): Promise<void> {
  const { reporter } = options;
  const api = new StorefrontClient(url, options.password);
  // An event creates the head's place in the network.
  const head = await whenConsistent(() => api.logIn(mobile, headPassword));
  const joined = new Map<string, Session>();
  for (const generation of generations()) {
    for (let from = 0; from < generation.length; from += atOnce) {
      const group = generation.slice(from, from + atOnce);
      const sessions = await Promise.all(
        group.map((person) => join(api, person, joined.get(person.sponsor ?? '') ?? head, head)),
      );
      group.forEach(({ key }, index) => joined.set(key, sessions[index] as Session));
    }
    reporter.info(`Demo network: ${joined.size} of ${people.length} members are in`);
  }
  await fillProfiles(api, joined);
  await orderCotton(api, joined, head);
  await noteStock(api, head);
  reporter.info('Demo network: cotton is ordered');
  await requestPayouts(api, joined, head);
  reporter.done(`The demo network is made: ${people.length} members, cotton orders and payouts`);
}

/** The numbers are well-formed but belong to no person: the Aadhaar number is the one published for tests. */
const numbers = {
  adharNo: '999941057058',
  panCardNo: 'ABCPE1234F',
  bankAccountNo: '000123456789',
  ifscCode: 'SBIN0005943',
};
const withNumbers = 'asha';

async function fillProfiles(api: StorefrontClient, joined: ReadonlyMap<string, Session>): Promise<void> {
  for (const { key, address } of people) {
    const member = joined.get(key);
    if (!member || address === undefined) continue;
    const body = { address, ...(key === withNumbers && numbers) };
    await api.call(updateProfile, { token: member.token, body });
  }
}

async function noteStock(api: StorefrontClient, { token }: Session): Promise<void> {
  const present = await whenConsistent(() =>
    api.call(cottonMovements, { token, query: { account: 'bought', limit: 1 } }),
  );
  if (present.length > 0) return;
  const day = indianDay(new Date());
  const purchase = { kg: 60, day, supplier: 'Khandesh Ginning Mill', invoice: 'KG/114', price: 9_000 };
  await api.call(addCottonPurchase, { token, body: purchase });
  await api.call(addCottonLoss, { token, body: { kind: 'lost', kg: 0.75, day, reason: 'Damp in the rains' } });
}
