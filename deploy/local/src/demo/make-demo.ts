import type { Reporter } from '@deepam/local-servers';
import { orderCotton } from './cotton.js';
import { StorefrontClient, join, settled, type Session } from '@deepam/api-client';
import { requestPayouts } from './payouts.js';
import { generations, people } from './people.js';
import { fillProfiles } from './profiles.js';
import { noteStock } from './stock.js';

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
  const head = await settled(() => api.logIn(mobile, headPassword));
  const joined = new Map<string, Session>();
  for (const generation of generations()) {
    for (let from = 0; from < generation.length; from += atOnce) {
      const group = generation.slice(from, from + atOnce);
      const sessions = await Promise.all(
        group.map((person) => join(api, person, joined.get(person.sponsor ?? '') ?? head, head)),
      );
      group.forEach(({ key }, index) => joined.set(key, sessions[index] as Session));
    }
    reporter.note(`Demo network: ${joined.size} of ${people.length} members are in`);
  }
  await fillProfiles(api, joined);
  await orderCotton(api, joined, head);
  await noteStock(api, head);
  reporter.note('Demo network: cotton is ordered');
  await requestPayouts(api, joined, head);
  reporter.done(`The demo network is made: ${people.length} members, cotton orders and payouts`);
}
