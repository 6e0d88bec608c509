import type { OwnerProof } from '@deepam/contracts';
import { callApi } from '../api-client.js';
import { newIdempotencyKey } from '../api/build-request.js';
import { readLogin } from '../auth/auth-db.js';
import { expiryOf, memberOf } from '../auth/token-expiry.js';
import { language } from '../i18n/language.js';
import { sessionFactsOf, savePinSignIn } from './pin-sign-ins.js';
import { newLock, pinKeys, randomBytes, sealLogin } from './sealing.js';

export interface Shown {
  readonly name: string;
  readonly ending: string;
}

/**
 * Stores the active login behind a PIN, in place of an earlier one of this member.
 * @param proof the owner's proof, because the PIN opens later logins on this device, too
 * @throws ApiError
 */
export async function setUpPinSignIn(pin: string, shown: Shown, proof: OwnerProof): Promise<void> {
  const secret = randomBytes(32);
  const keys = await pinKeys(pin, secret);
  const { _id: id, share } = await callApi('setUpPinSignIn', {
    key: newIdempotencyKey(),
    body: { ...proof, proof: keys.proof },
  });
  // The login is read after the call, which may have renewed the token.
  const login = await readLogin();
  const memberId = login === null ? null : memberOf(login.token);
  if (login === null || memberId === null) throw new Error('The login has ended meanwhile.');
  const lock = await newLock(keys, share);
  const sealed = { lock, login: await sealLogin(lock, login), ...sessionFactsOf(login.token, expiryOf(login.token)) };
  await savePinSignIn({ memberId, id, ...shown, secret, ...sealed, language: language.get().language });
}
