/** Key pair of web push (RFC 8292), in base64url. */
export interface VapidPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

interface VapidSettings {
  readonly VAPID_PUBLIC_KEY?: string | undefined;
  readonly VAPID_PRIVATE_KEY?: string | undefined;
}

/** The pair for which browsers subscribe now, and those before; none where nothing is pushed. A missing half is empty. */
export function vapidPairs({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: VapidSettings): VapidPair[] {
  const [publicKeys, privateKeys] = [listOf(VAPID_PUBLIC_KEY), listOf(VAPID_PRIVATE_KEY)];
  const longer = publicKeys.length < privateKeys.length ? privateKeys : publicKeys;
  return longer.map((_, at) => ({ publicKey: publicKeys[at] ?? '', privateKey: privateKeys[at] ?? '' }));
}

/**
 * The pair that a browser takes pushes from: no vendor takes one for another.
 * @param madeFor its public half; unknown of browsers that an earlier version subscribed, which were so for the first pair there was
 */
export function pairOf(pairs: readonly VapidPair[], madeFor: string | undefined): VapidPair | undefined {
  return madeFor === undefined ? pairs.at(-1) : pairs.find(({ publicKey }) => publicKey === madeFor);
}

const listOf = (setting: string | undefined): string[] => setting?.split(',').map((key) => key.trim()) ?? [];
