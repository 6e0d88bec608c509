import type { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { answerToBack } from '../lib/leave-guard.js';

type History = ReturnType<typeof createBrowserHistory>;
type Listener = Parameters<History['listen']>[0];

/**
 * Hears of every page that is gone to. Back and Forward are undone while a dialog is open, which they close, or something would be lost by them, and made again once
 * that is wanted.
 */
export function guarded(history: History, listener: Listener): () => void {
  let onUndone: (() => void) | null = null;
  let isWanted = false;
  return history.listen((update) => {
    const { action, delta } = update;
    if (onUndone !== null) {
      const answer = onUndone;
      onUndone = null;
      return answer();
    }
    const ask = action === 'POP' && !isWanted && delta !== null && delta !== 0 ? answerToBack() : undefined;
    isWanted = false;
    if (ask === undefined) return listener(update);
    // Who is asked may change the address: first it is that of the page again.
    onUndone = () =>
      ask(() => {
        isWanted = true;
        history.go(delta!);
      });
    history.go(-delta!);
  });
}
