import { createStore } from '../../../lib/store.js';

/** The choice is null before the first sheet of a credit, and `later` from then on until the reader has answered. */
export type VoiceChoice = 'on' | 'off' | 'later' | null;

const isChoice = (kept: string | null): kept is 'on' | 'off' | 'later' =>
  kept === 'on' || kept === 'off' || kept === 'later';

const keyOf = (memberId: string): string => `deepam-voice:${memberId}`;

/** Each account of this browser has its own choice. */
export const voiceChoice = createStore<VoiceChoice>(null);

export function followVoiceChoice(memberId: string): () => void {
  restoreVoiceChoice(memberId);
  const follow = ({ key }: StorageEvent) => {
    if (key === keyOf(memberId)) restoreVoiceChoice(memberId);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** The voice stays off in a browser without storage, so that the reader is not asked each time. */
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
    // Without storage the choice is kept until the page is left.
  }
}
