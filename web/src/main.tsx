import { followLanguageSwitch } from './app/follow-language-switch.js';
import { showApp } from './app/show-app.js';
import { contactWorker } from './app/worker-contact.js';
import { queryClient } from './lib/api/query-client.js';
import { currentToken, restoreSession, session } from './lib/auth/session.js';
import { memberOf } from './lib/auth/token-expiry.js';
import { watchErrors } from './lib/errors/note-error.js';
import { insisting } from './lib/insisting.js';
import { watchLine } from './lib/line.js';
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
watchLine();
const restored = restoreSession();
let account: string | null = null;
// What one person has loaded is not shown to the next.
session.subscribe(() => {
  const token = currentToken();
  const next = token === null ? null : memberOf(token);
  if (session.get().status === 'out' || (account !== null && next !== account)) queryClient.clear();
  if (session.get().status === 'in') void prepareArea('members' satisfies Area);
  if (next !== null && next !== account) {
    // Without it everything works as long as there is a connection.
    insisting(() => import('./lib/offline/keep-queries.js'))
      .then(({ keepQueries }) => keepQueries(queryClient))
      .catch(() => undefined);
  }
  account = next;
});

// Nobody sees English first who reads another language; for English this is immediate.
// A member is known before the page is taken over: it does not turn from a visitor's into theirs before their eyes.
const known = document.documentElement.hasAttribute('data-member') ? restored : undefined;
/** What was run until now and the taking over are two tasks: a tap in between is answered. */
const nextTask = new Promise((over) => setTimeout(over));
void Promise.all([restoreLanguage(), known, nextTask]).then(() => showApp(document.getElementById('root')!));

// What is seen first has the connection for itself.
window.addEventListener('load', () => setTimeout(() => void contactWorker(), 1500));
