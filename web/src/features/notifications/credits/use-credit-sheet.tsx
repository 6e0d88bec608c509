import { Suspense, useEffect } from 'react';
import { useAuth } from '../../../lib/auth/use-auth.js';
import { lazyPart } from '../../../lib/retry-import.js';
import { useStorePart } from '../../../lib/store.js';
import { sheetAbove } from '../../../lib/toast.js';
import type { OffersPayout } from './credit-sheet.js';
import { closeCredits, shownCredits } from './shown-credits.js';
import { useCreditVoice } from './use-credit-voice.js';
import { followVoiceChoice } from './voice-choice.js';

const CreditSheet = lazyPart(() => import('./credit-sheet.js'));

export function useCreditSheet(offersPayout: OffersPayout): void {
  const { memberId } = useAuth();
  useCreditVoice(memberId);
  useEffect(() => (memberId === null ? undefined : followVoiceChoice(memberId)), [memberId]);
  // The next account sees nothing of it.
  useEffect(() => closeCredits, [memberId]);

  const isShown = useStorePart(shownCredits, (shown) => shown !== null);
  useEffect(() => {
    if (!isShown) return;
    sheetAbove.set(
      <Suspense fallback={null}>
        <CreditSheet offersPayout={offersPayout} />
      </Suspense>,
    );
    return () => sheetAbove.set(null);
  }, [isShown, offersPayout]);
}
