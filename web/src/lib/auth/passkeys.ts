import { type BodyInputOf, type beginPasskey, type PasskeyAssertion, type PasskeyPurpose } from '@deepam/contracts';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { callApi } from '../api-client.js';
import { ApiError } from '../api/api-error.js';
import { newIdempotencyKey } from '../api/build-request.js';
import { keyOf } from '../api/endpoint-query.js';
import { textOf } from '../i18n/use-text.js';
import { passkeyMessages } from './passkey-messages.js';

const library = () => import('@simplewebauthn/browser');

/** WebAuthn needs a page with a domain name and https. */
function canUse(): boolean {
  const { hostname } = location;
  const isNumber = hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
  return window.isSecureContext && 'PublicKeyCredential' in window && !isNumber;
}
const never = () => () => undefined;

/**
 * The value tells whether this browser offers passkeys at this address. Prerendered pages expect that it does, like
 * most browsers, because a button that appeared later would move the tapped element.
 */
export const useCanUsePasskeys = (): boolean => useSyncExternalStore(never, canUse, () => true);

export const usePasskeys = (enabled = true) =>
  useQuery({
    queryKey: keyOf('listPasskeys'),
    queryFn: ({ signal }) => callApi('listPasskeys', { signal }),
    enabled,
  });

// Each press has a challenge of its own, so its calls share no key with earlier presses.

/** @throws ApiError PASSKEY.NOT_USED when the reader cancels */
export async function passkeyFor(purpose: PasskeyPurpose): Promise<PasskeyAssertion> {
  return asked(await callApi('beginPasskeyUse', { key: newIdempotencyKey(), body: { purpose } }));
}

/** @throws ApiError like `passkeyFor` */
export async function logInWithPasskey() {
  const credential = await asked(await callApi('beginPasskeyLogin', { key: newIdempotencyKey() }));
  return callApi('passkeyLogin', { key: newIdempotencyKey(), body: { credential } });
}

/** @throws ApiError like `passkeyFor`; PASSKEY.FAILED for a device that has a passkey of the account */
export async function addPasskey(name: string, proof: BodyInputOf<typeof beginPasskey>) {
  const optionsJSON = await callApi('beginPasskey', { key: newIdempotencyKey(), body: proof });
  const { startRegistration } = await library();
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  const credential = await startRegistration({ optionsJSON: optionsJSON as Options }).catch(notUsed);
  const named = name.trim() === '' ? {} : { name };
  return callApi('confirmPasskey', { key: newIdempotencyKey(), body: { credential, ...named } });
}

async function asked(optionsJSON: object): Promise<PasskeyAssertion> {
  const { startAuthentication } = await library();
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return startAuthentication({ optionsJSON: optionsJSON as Options }).catch(notUsed);
}

/** Browsers report every possible cancellation alike, so that pages learn nothing. */
function notUsed(error: Error): never {
  const say = textOf(passkeyMessages);
  if (error.name === 'InvalidStateError') throw new ApiError(() => say('takenHere'), 'PASSKEY.FAILED', 409);
  if (error.name === 'NotAllowedError' || error.name === 'AbortError')
    throw new ApiError(() => say('notUsed'), 'PASSKEY.NOT_USED', 400);
  throw new ApiError(() => say('failed'), 'PASSKEY.FAILED', 400);
}
