import type { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { answerToBack } from '../lib/leave-guard.js';

type History = ReturnType<typeof createBrowserHistory>;
type Listener = Parameters<History['listen']>[0];

/** The index of the history entry, as the router numbers it. */
const place = () => (history.state as { idx: number } | null)?.idx;

/**
 * Observes all navigation. Back and Forward are undone while an open dialog would lose its content, and repeated after
 * a confirmation.
 */
export function guarded(router: History, listener: Listener): () => void {
  let shown = place()!;
  let address = location.href;
  let onUndone: (() => void) | null = null;
  let isWanted = false;
  return router.listen((update) => {
    let at = place();
    if (at === undefined) {
      // A hash link has no number of the router; followed a second time, it adds no entry.
      shown = at = location.href === address ? shown : shown + 1;
      history.replaceState({ idx: at }, '');
    }
    const away = at - shown;
    const isBack = update.action === 'POP';
    if (isBack && onUndone !== null) {
      // A second press may overtake the undo of the first.
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
    // The address is restored before the question, because the answer may change it.
    onUndone = () =>
      ask(() => {
        isWanted = true;
        router.go(away);
      });
    router.go(-away);
  });
}
