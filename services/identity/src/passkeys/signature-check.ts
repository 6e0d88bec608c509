import type { PasskeyAssertion, PasskeyAttestation } from '@deepam/contracts';
import { DomainError } from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { algorithms, passkeySite, type PasskeySite } from './domain/passkey-options.js';
import type { Passkey } from '../factors/persistence/passkeys.repository.js';

/**
 * The library is loaded at the first use of a passkey, since its certificate parsers would double the time of each
 * start.
 */
const library = () => import('@simplewebauthn/server');

export type SignedUse = Pick<Passkey, 'counter' | 'isBackedUp'>;
export type NewCredential = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'isBackedUp'>;

const clientExtensionResults = {};

/** The signature must be for this site and must verify the owner; callers check its purpose. */
@Injectable()
export class SignatureCheck {
  private readonly place: PasskeySite | null;

  constructor(@Inject(IDENTITY_CONFIG) { PUBLIC_ORIGIN }: IdentityConfig) {
    this.place = passkeySite(PUBLIC_ORIGIN);
  }

  /** @throws DomainError IDENTITY.PASSKEYS_UNAVAILABLE */
  get site(): PasskeySite {
    if (this.place === null) throw new DomainError('IDENTITY.PASSKEYS_UNAVAILABLE');
    return this.place;
  }

  /** @returns null if the answer is malformed or not signed by the passkey for this challenge and site */
  async ofUse(credential: PasskeyAssertion, challenge: string, passkey: Passkey): Promise<SignedUse | null> {
    const { verifyAuthenticationResponse } = await library();
    const key = {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      // The counter is compared when the use is recorded, so that one of two concurrent uses fails.
      counter: 0,
    };
    const checked = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults },
      credential: key,
      ...this.expected(challenge),
    }).catch(nothing);
    if (!checked?.verified) return null;
    const { newCounter, credentialBackedUp } = checked.authenticationInfo;
    return { counter: newCounter, isBackedUp: credentialBackedUp };
  }

  /** @returns null as in `ofUse` */
  async ofNew(credential: PasskeyAttestation, challenge: string): Promise<NewCredential | null> {
    const { verifyRegistrationResponse } = await library();
    const { transports: _, ...response } = credential.response;
    const checked = await verifyRegistrationResponse({
      response: { ...credential, response, clientExtensionResults },
      supportedAlgorithmIDs: algorithms,
      ...this.expected(challenge),
    }).catch(nothing);
    if (!checked?.verified) return null;
    const { credential: made, credentialBackedUp } = checked.registrationInfo;
    return {
      credentialId: made.id,
      publicKey: Buffer.from(made.publicKey).toString('base64url'),
      counter: made.counter,
      isBackedUp: credentialBackedUp,
    };
  }

  private expected(expectedChallenge: string) {
    const { id, origin } = this.site;
    return { expectedChallenge, expectedOrigin: origin, expectedRPID: id, requireUserVerification: true };
  }
}

/** The library throws for every mistake, and the caller learns no details. */
const nothing = () => null;
