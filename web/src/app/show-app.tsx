import { startTransition, useLayoutEffect } from 'react';
import { session } from '../lib/auth/session.js';
import { languageOfAddress, pageOfAddress } from '../lib/i18n/addresses.js';
import { language, prepareArea } from '../lib/i18n/language.js';
import type { Area } from '../languages/areas.js';
import { AddressRouter } from './address-router.js';
import { App } from './app.js';
import { memberPages, publicPages } from './pages.js';
import { reactRoots } from './react-roots.js';

/** Presses the buttons that were tapped before React was there: the script in the head of the page has marked them. */
function pressTapped(root: HTMLElement): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-tapped]')) {
    button.removeAttribute('data-tapped');
    button.click();
  }
}

const legalPages: readonly string[] = ['/privacypolicy', '/terms-and-conditions'];

/**
 * Takes the prerendered page over where it stands, when it is what this reader will see: a visitor, in its language, without a
 * query that a page may read; else draws anew. The page's chunk is loaded first, so that nothing is replaced by "Loading...".
 */
export async function showApp(root: HTMLElement): Promise<void> {
  const app = <App within={(routes) => <AddressRouter>{routes}</AddressRouter>} />;
  const path = location.pathname.replace(/(?<=.)\/$/, '');
  const isAsDrawn = root.dataset['page'] === path && location.search === '';
  const drawnIn = languageOfAddress(path) ?? 'en';
  if (!isAsDrawn || session.get().status === 'in' || language.get().language !== drawnIn) {
    // Otherwise people would see the wrong page until React has drawn for the first time.
    root.replaceChildren();
    reactRoots.createRoot(root).render(
      <>
        {app}
        <EndOfWaiting />
      </>,
    );
  } else {
    // A member's page is still the frame: its content comes after the stored login has been read.
    const page = pageOfAddress(path);
    if (memberPages[page] === undefined) await publicPages[page]?.load();
    if (legalPages.includes(page)) await prepareArea('legal' satisfies Area);
    language.begin(language.get());
    // As a transition it is done in small pieces; a tap or a key in between is answered at once all the same.
    startTransition(() => void reactRoots.hydrateRoot(root, app));
    endWaiting();
  }
  delete root.dataset['page'];
  root.querySelector('main')?.removeAttribute('inert');
  pressTapped(root);
}

const endWaiting = () => document.documentElement.removeAttribute('data-waiting');

/** "Loading..." stays until React has drawn for the first time. */
function EndOfWaiting() {
  useLayoutEffect(endWaiting, []);
  return null;
}
