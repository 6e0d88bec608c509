import { startTransition, useLayoutEffect } from 'react';
import { session } from '../lib/auth/session.js';
import { languageOfAddress, pageOfAddress } from '../lib/i18n/addresses.js';
import { language, prepareArea } from '../lib/i18n/language.js';
import type { Area } from '../languages/areas.js';
import { AddressRouter } from './address-router.js';
import { App } from './app.js';
import { memberPages, publicPages } from './pages.js';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** This module is in React's chunk, which runs before the application. See scripts/page-template.ts. */
const reactRoots = { createRoot, hydrateRoot };

/** Repeats taps from before hydration, which the script in the head of the page has marked. */
function pressTapped(root: HTMLElement): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-tapped]')) {
    button.removeAttribute('data-tapped');
    button.click();
  }
}

const legalPages: readonly string[] = ['/privacypolicy', '/terms-and-conditions'];

/**
 * Hydrates the prerendered page if it is the right one for this reader: a visitor, in its language, without a query;
 * otherwise renders from scratch. The page's chunk is loaded first, so that no content is replaced by "Loading...".
 */
export async function showApp(root: HTMLElement): Promise<void> {
  const app = <App within={(routes) => <AddressRouter>{routes}</AddressRouter>} />;
  const path = location.pathname.replace(/(?<=.)\/$/, '');
  const isAsDrawn = root.dataset['page'] === path && location.search === '';
  const drawnIn = languageOfAddress(path) ?? 'en';
  if (!isAsDrawn || session.get().status === 'in' || language.get().language !== drawnIn) {
    // The prerendered page is removed, because people would otherwise see the wrong page until React has drawn for the
    // first time.
    root.replaceChildren();
    reactRoots.createRoot(root).render(
      <>
        {app}
        <EndOfWaiting />
      </>,
    );
  } else {
    // A member's page is only a frame: its content follows after the stored login is read.
    const page = pageOfAddress(path);
    if (memberPages[page] === undefined) await publicPages[page]?.load();
    if (legalPages.includes(page)) await prepareArea('legal' satisfies Area);
    language.begin(language.get());
    // A transition hydrates in small pieces, so that taps and keys are answered in between.
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
