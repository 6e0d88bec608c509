import type { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { presentGuard } from '../lib/leave-guard.js';

type History = ReturnType<typeof createBrowserHistory>;
type Listener = Parameters<History['listen']>[0];

/** Hears of every page that is gone to. Back and Forward are undone while something would be lost by them, and made again once that is wanted. */
export function guarded(history: History, listener: Listener): () => void {
  let isUndoing = false;
  let isWanted = false;
  return history.listen((update) => {
    const { action, delta } = update;
    if (isUndoing) {
      isUndoing = false;
      return;
    }
    const ask = action === 'POP' && !isWanted && delta !== null && delta !== 0 ? presentGuard() : undefined;
    isWanted = false;
    if (ask === undefined) return listener(update);
    isUndoing = true;
    history.go(-delta!);
    ask(() => {
      isWanted = true;
      history.go(delta!);
    });
  });
}
