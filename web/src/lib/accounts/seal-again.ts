import type { StoredLogin } from '../auth/auth-db.js';
import { expiryOf } from '../auth/token-expiry.js';
import { language } from '../i18n/language.js';
import { updatePinSignIn, type PinSignIn, sessionFactsOf } from './pin-sign-ins.js';
import { sealLogin } from './sealing.js';

export async function sealAgain(kept: PinSignIn, login: StoredLogin): Promise<void> {
  const sealed = await sealLogin(kept.lock, login);
  const notes = sessionFactsOf(login.token, expiryOf(login.token));
  await updatePinSignIn(kept, { login: sealed, ...notes, language: language.get().language });
}
