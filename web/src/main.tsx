import { followLanguageSwitch } from './app/follow-language-switch.js';
import { showApp } from './app/show-app.js';
import { contactWorker } from './app/worker-contact.js';
import { queryClient } from './lib/api/query-client.js';
import { currentToken, restoreSession, session } from './lib/auth/session.js';
import { memberOf } from './lib/auth/token-expiry.js';
import { watchErrors } from './lib/errors/note-error.js';
import { retryImport } from './lib/retry-import.js';
import { watchConnectivity } from './lib/connectivity.js';
import type { Area } from './languages/areas.js';
import { sentenceSource } from './languages/sentence-source.js';
import { prepareArea, restoreLanguage, translateFrom } from './lib/i18n/language.js';
import { applyColorScheme } from './lib/theme/color-scheme.js';
import './theme/tokens.css';
import './theme/base.css';
import './theme/print.css';

watchErrors();
applyColorScheme();
translateFrom(sentenceSource);
followLanguageSwitch();
watchConnectivity();
const restored = restoreSession();
let account: string | null = null;
// Data of one account must not be shown to the next.
session.subscribe(() => {
  const token = currentToken();
  const next = token === null ? null : memberOf(token);
  if (session.get().status === 'out' || (account !== null && next !== account)) queryClient.clear();
  if (session.get().status === 'in') void prepareArea('members' satisfies Area);
  if (next !== null && next !== account) {
    retryImport(() => import('./lib/offline/keep-queries.js'))
      .then(({ keepQueries }) => keepQueries(queryClient))
      .catch(() => undefined);
  }
  account = next;
});

// The first render waits for the language, so that no reader sees English first; English is immediate. The member is
// known before hydration, so that the page does not change from a visitor's.
const known = document.documentElement.hasAttribute('data-member') ? restored : undefined;
/** Two separate tasks let a tap in between be answered. */
const nextTask = new Promise((over) => setTimeout(over));
void Promise.all([restoreLanguage(), known, nextTask]).then(() => showApp(document.getElementById('root')!));

// Visible content has the connection for itself until then.
window.addEventListener('load', () => setTimeout(() => void contactWorker(), 1500));
