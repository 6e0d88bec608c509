import { useEffect, useEffectEvent, useRef } from 'react';
import { currentToken } from '../../../lib/auth/session.js';
import { memberOf } from '../../../lib/auth/token-expiry.js';
import { language } from '../../../lib/i18n/language.js';
import { useStore } from '../../../lib/store.js';
import { newCredits, type Credit, totalOf, shownCredits } from './credits.js';
import { voiceChoice } from './voice-choice.js';
import { sayArrived } from './voices.js';

const key = 'deepam-credits-said';

const mostPinSignIns = 100;

/** Returns the credits that no tab has announced yet. Without storage, each tab announces its own. */
function claim(credits: readonly Credit[]): readonly Credit[] {
  try {
    const spoken = JSON.parse(localStorage.getItem(key) ?? '[]') as string[];
    const fresh = newCredits(
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
async function saidOnce(credits: readonly Credit[], say: (fresh: readonly Credit[]) => Promise<void>): Promise<void> {
  const sayFresh = async () => {
    const fresh = claim(credits);
    if (fresh.length > 0) await say(fresh);
  };
  // Browsers have no locks over plain HTTP.
  const locks = navigator.locks as LockManager | undefined;
  await (locks === undefined ? sayFresh() : locks.request('deepam-voice', sayFresh));
}

/** Credits within this time are announced together. */
const gatherMs = 1_000;

/** Announces new credits once and as one sum, if the reader has asked for it. Earlier credits are never announced. */
export function useCreditVoice(memberId: string | null): void {
  const shown = useStore(shownCredits);
  const known = useRef<readonly Credit[]>([]);
  const waiting = useRef<readonly Credit[]>([]);
  const say = useEffectEvent(() => {
    const credits = waiting.current;
    waiting.current = [];
    if (credits.length === 0) return;
    const isTheirs = () => memberOf(currentToken() ?? '') === memberId;
    void saidOnce(credits, (fresh) => sayArrived(language.get().language, totalOf(fresh), isTheirs));
  });

  useEffect(
    () => () => {
      // The next account must not hear these credits.
      waiting.current = [];
    },
    [memberId],
  );

  useEffect(() => {
    const fresh = newCredits(known.current, shown?.credits ?? []);
    known.current = shown?.credits ?? [];
    if (voiceChoice.get() === 'on') waiting.current = [...waiting.current, ...fresh];
    const timer = setTimeout(say, gatherMs);
    return () => clearTimeout(timer);
  }, [shown]);
}
