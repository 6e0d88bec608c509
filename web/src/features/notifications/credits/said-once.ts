import { added, type Credit } from './credits.js';

const key = 'deepam-credits-said';
const mostPinSignIns = 100;

/** Returns the credits that no tab has announced yet. Without storage, each tab announces its own. */
function claim(credits: readonly Credit[]): readonly Credit[] {
  try {
    const spoken = JSON.parse(localStorage.getItem(key) ?? '[]') as string[];
    const fresh = added(
      spoken.map((id) => ({ id, paise: 0 })),
      credits,
    );
    localStorage.setItem(key, JSON.stringify([...spoken, ...fresh.map(({ id }) => id)].slice(-mostPinSignIns)));
    return fresh;
  } catch {
    return credits;
  }
}

/** Tabs take turns, so that they neither speak concurrently nor repeat each other. */
export async function saidOnce(
  credits: readonly Credit[],
  say: (fresh: readonly Credit[]) => Promise<void>,
): Promise<void> {
  const sayFresh = async () => {
    const fresh = claim(credits);
    if (fresh.length > 0) await say(fresh);
  };
  // There are none over plain http.
  const locks = navigator.locks as LockManager | undefined;
  await (locks === undefined ? sayFresh() : locks.request('deepam-voice', sayFresh));
}
