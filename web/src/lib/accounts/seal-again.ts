import type { StoredLogin } from '../auth/auth-db.js';
import { expiryOf } from '../auth/token-expiry.js';
import { language } from '../i18n/language.js';
import { changeKept, type KeptLogin, notesOf } from './kept-logins.js';
import { sealLogin } from './sealing.js';

export async function sealAgain(kept: KeptLogin, login: StoredLogin): Promise<void> {
  const sealed = await sealLogin(kept.lock, login);
  const notes = notesOf(login.token, expiryOf(login.token));
  await changeKept(kept, { login: sealed, ...notes, language: language.get().language });
}
