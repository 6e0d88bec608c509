import { type ReactNode, startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { parsePath, Router, type To, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { addressIn, languageOfAddress, pageOfAddress, withoutId } from '../lib/i18n/addresses.js';
import { type Language, language } from '../lib/i18n/language.js';
import { useStore } from '../lib/store.js';
import { leaveFor, answerToBack } from '../lib/leave-guard.js';
import { whenOpened } from './open-address.js';
import { memberPages, publicPages } from './pages.js';

type History = ReturnType<typeof createBrowserHistory>;

type Listener = Parameters<History['listen']>[0];

/** The router stores the index of the history entry as `idx` in its state. */
const place = () => (history.state as { idx: number } | null)?.idx;

/**
 * Observes all navigation. Back and Forward are undone while an open dialog would lose its content, and repeated after
 * a confirmation.
 */
function guarded(router: History, listener: Listener): () => void {
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

const addressOf = (code: Language, pathname: string): string => {
  const page = pageOfAddress(pathname);
  if (publicPages[page] !== undefined) return addressIn(code, page);
  return memberPages[withoutId(page)] === undefined ? pathname : page;
};

const placed = (to: To): To =>
  typeof to === 'string' || to.pathname === undefined
    ? to
    : { ...to, pathname: addressOf(languageOfAddress(to.pathname) ?? 'en', to.pathname) };

/** The routes don't know the language prefix of an address, which this router adds and removes. */
export function AddressRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
  const { language: current } = useStore(language);
  useLayoutEffect(
    () => guarded(history, ({ action, location }) => startTransition(() => setState({ action, location }))),
    [history],
  );
  useEffect(() => {
    const pathname = addressOf(current, location.pathname);
    if (pathname !== location.pathname) history.replace({ ...location, pathname }, location.state);
  }, [history, current, location]);

  const navigator = useMemo(
    () => ({
      createHref: (to: To) => history.createHref(placed(to)),
      go: (steps: number) => history.go(steps),
      push: (to: To, state?: unknown) => {
        const go = () => history.push(placed(to), state);
        // A change of the query does not leave the page.
        const isLeft = history.createURL(placed(to)).pathname !== history.location.pathname;
        if (isLeft) leaveFor(go);
        else go();
      },
      replace: (to: To, state?: unknown) => history.replace(placed(to), state),
    }),
    [history],
  );

  useEffect(() => whenOpened((address) => history.push(placed(parsePath(address)))), [history]);

  const prefix = languageOfAddress(location.pathname);
  return (
    <Router
      basename={prefix === null ? '/' : `/${prefix}`}
      location={location}
      navigationType={action}
      navigator={navigator}
    >
      {children}
    </Router>
  );
}
