import type { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { answerToBack } from '../lib/leave-guard.js';

type History = ReturnType<typeof createBrowserHistory>;
type Listener = Parameters<History['listen']>[0];

/** Of the entry that the address is at, as the router numbers them. */
const place = () => (history.state as { idx: number } | null)?.idx;

/**
 * Hears of every page that is gone to. Back and Forward are undone while a dialog is open, which they close, or something would be lost by them, and made again once
 * that is wanted.
 */
export function guarded(router: History, listener: Listener): () => void {
  /** Of the page that is shown. */
  let shown = place()!;
  let address = location.href;
  let onUndone: (() => void) | null = null;
  let isWanted = false;
  return router.listen((update) => {
    let at = place();
    if (at === undefined) {
      // A link to a part of its page has no number of the router; followed a second time, it adds no entry.
      shown = at = location.href === address ? shown : shown + 1;
      history.replaceState({ idx: at }, '');
    }
    const away = at - shown;
    const isBack = update.action === 'POP';
    if (isBack && onUndone !== null) {
      // Pressed twice, the second time overtakes what undoes the first.
      if (away !== 0) return router.go(-away);
      const answer = onUndone;
      onUndone = null;
      return answer();
    }
    const ask = isBack && !isWanted && away !== 0 ? answerToBack() : undefined;
    isWanted = false;
    if (ask === undefined) {
      shown = at;
      address = location.href;
      return listener(update);
    }
    // Who is asked may change the address: first it is that of the page again.
    onUndone = () =>
      ask(() => {
        isWanted = true;
        router.go(away);
      });
    router.go(-away);
  });
}
