import { createStore } from '../../../lib/store.js';

/** Whether amounts are spoken on this device: null before the first sheet of a credit, `later` from then on until the reader has answered. */
export type VoiceChoice = 'on' | 'off' | 'later' | null;

const isChoice = (kept: string | null): kept is 'on' | 'off' | 'later' =>
  kept === 'on' || kept === 'off' || kept === 'later';

const keyOf = (memberId: string): string => `deepam-voice:${memberId}`;

/** Of whoever is logged in; each account of this browser has its own. */
export const voiceChoice = createStore<VoiceChoice>(null);

/** Another tab may be asked as well. */
export function followVoiceChoice(memberId: string): () => void {
  restoreVoiceChoice(memberId);
  const follow = ({ key }: StorageEvent) => {
    if (key === keyOf(memberId)) restoreVoiceChoice(memberId);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** Where nothing can be kept, nobody is asked each time: it stays off. */
function restoreVoiceChoice(memberId: string): void {
  try {
    const kept = localStorage.getItem(keyOf(memberId));
    voiceChoice.set(isChoice(kept) ? kept : null);
  } catch {
    voiceChoice.set('off');
  }
}

export function chooseVoice(memberId: string, choice: 'on' | 'off' | 'later'): void {
  voiceChoice.set(choice);
  try {
    localStorage.setItem(keyOf(memberId), choice);
  } catch {
    // It counts until the page is left.
  }
}
