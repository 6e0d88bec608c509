export interface VapidPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

interface VapidSettings {
  readonly VAPID_PUBLIC_KEY?: string | undefined;
  readonly VAPID_PRIVATE_KEY?: string | undefined;
}

/**
 * Browsers subscribe for the first pair; earlier pairs follow. A missing half is empty, and the list is empty if pushes
 * are off.
 */
export function vapidPairs({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: VapidSettings): VapidPair[] {
  const [publicKeys, privateKeys] = [listOf(VAPID_PUBLIC_KEY), listOf(VAPID_PRIVATE_KEY)];
  const longer = publicKeys.length < privateKeys.length ? privateKeys : publicKeys;
  return longer.map((_, at) => ({ publicKey: publicKeys[at] ?? '', privateKey: privateKeys[at] ?? '' }));
}

/**
 * A vendor accepts only the pair of the subscription.
 * @param madeFor its public half; unknown for subscriptions that the service worker has renewed, which get the oldest
 * pair
 */
export function pairOf(pairs: readonly VapidPair[], madeFor: string | undefined): VapidPair | undefined {
  return madeFor === undefined ? pairs.at(-1) : pairs.find(({ publicKey }) => publicKey === madeFor);
}

const listOf = (setting: string | undefined): string[] => setting?.split(',').map((key) => key.trim()) ?? [];
