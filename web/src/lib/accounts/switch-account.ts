import { callApi } from '../api-client.js';
import { newIdempotencyKey } from '../api/build-request.js';
import { deleteLogin, readLogin, type StoredLogin, writeLogin } from '../auth/auth-db.js';
import { currentToken } from '../auth/session.js';
import { memberOf } from '../auth/token-expiry.js';
import { endOnServer } from '../auth/use-auth.js';
import { keepLanguage } from '../i18n/kept-language.js';
import { forgetKept } from '../offline/forget-kept.js';
import { leavePush } from '../push/push.js';
import { findPinSignIn, type PinSignIn, languageOf, deletePinSignIn } from './pin-sign-ins.js';
import { sealAgain } from './seal-again.js';
import { openLogin, pinKeys } from './sealing.js';

export interface Opened {
  readonly login: StoredLogin;
  /** The number counts the wrong PINs since the last sign-in, on all pages of this device. */
  readonly wrongTries: number;
}

/** A PIN sign-in with one of these error codes can never be opened again. */
const goneCodes: readonly unknown[] = ['IDENTITY.PIN_SIGN_IN_NOT_FOUND', 'IDENTITY.PIN_SIGN_IN_ENDED'];

/**
 * @throws ApiError IDENTITY.PIN_WRONG with `triesLeft`, or the reason why the login is unusable and was removed from
 * the device
 */
export async function openPinSignIn(kept: PinSignIn, pin: string): Promise<Opened> {
  const keys = await pinKeys(pin, kept.secret);
  const call = { key: newIdempotencyKey(), params: { id: kept.id }, body: { proof: keys.proof } };
  const { share, wrongTries } = await callApi('signInWithPin', call).catch(async (error: unknown) => {
    if (isGone(error)) await deletePinSignIn(kept.memberId).catch(() => undefined);
    throw error;
  });
  const login = (await openLogin(kept.lock, kept.login, keys, share)) as StoredLogin;
  if (memberOf(login.token) !== kept.memberId) throw new Error('Another login is sealed here.');
  return { login: { token: login.token, isHead: login.isHead === true }, wrongTries };
}

export function isGone(error: unknown): boolean {
  const { code, details } = (error ?? {}) as { code?: unknown; details?: { triesLeft?: unknown } };
  return goneCodes.includes(code) || (code === 'IDENTITY.PIN_WRONG' && details?.triesLeft === 0);
}

export const switchTo = ({ login }: Opened, kept: PinSignIn): Promise<void> =>
  handOver(async () => {
    const next = languageOf(kept);
    if (next !== null) keepLanguage(next);
    await deleteLogin();
    await writeLogin(login);
  });

export const putAway = (): Promise<void> => handOver(deleteLogin);

/**
 * Only one tab at a time hands over the login.
 * @param next stores the next login, if there is one
 */
async function handOver(next: () => Promise<void>): Promise<void> {
  await navigator.locks.request('deepam-accounts', async () => {
    const present = await readLogin();
    const isSame = memberOf(present?.token ?? '') === memberOf(currentToken() ?? '');
    if (isSame) {
      if (present !== null) await leave(present);
      await forgetKept();
      await next();
    }
  });
  // All tabs reload, so that no page, answer or draft of the previous account survives.
  new BroadcastChannel('deepam-auth').postMessage('other');
}

/** A login without a PIN sign-in ends, because it could not be resumed. */
async function leave(login: StoredLogin): Promise<void> {
  const memberId = memberOf(login.token) ?? '';
  const kept = await findPinSignIn(memberId);
  if (kept === undefined) endOnServer(login.token);
  else await sealAgain(kept, login);
  await leavePush();
}
