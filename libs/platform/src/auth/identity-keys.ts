import { KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { tokenAlgorithm } from '@deepam/contracts';
import { createRemoteJWKSet, decodeProtectedHeader, errors } from 'jose';
import { DomainError } from '../errors/domain-error.js';
import { PLATFORM_OPTIONS, type PlatformOptions } from '../platform-options.js';

/** Milliseconds between two fetches for a key that was not there: bounds what forged key ids can cause. */
const keyCooldown = 1_000;
const keyTimeout = 3_000;

/** Identity's public keys, fetched when one is needed that is not known yet, and kept. */
@Injectable()
export class IdentityKeys {
  private readonly keys;

  constructor(@Inject(PLATFORM_OPTIONS) options: PlatformOptions) {
    this.keys = createRemoteJWKSet(new URL(options.config.JWKS_URL), {
      cooldownDuration: keyCooldown,
      timeoutDuration: keyTimeout,
    });
  }

  /**
   * The key that the token says it was signed with.
   * @throws DomainError AUTH.TOKEN_INVALID when there is no such key, SERVER.UNAVAILABLE when the keys cannot be had
   */
  async keyOf(token: string): Promise<KeyObject> {
    const kid = keyIdOf(token);
    try {
      return KeyObject.from(await this.keys({ alg: tokenAlgorithm, kid }));
    } catch (error) {
      const isUnknown = error instanceof errors.JWKSNoMatchingKey;
      throw new DomainError(isUnknown ? 'AUTH.TOKEN_INVALID' : 'SERVER.UNAVAILABLE', { cause: error });
    }
  }
}

/** Nothing is fetched for a token that names no key or another algorithm. */
function keyIdOf(token: string): string {
  try {
    const { alg, kid } = decodeProtectedHeader(token);
    if (alg === tokenAlgorithm && kid !== undefined) return kid;
  } catch (error) {
    throw new DomainError('AUTH.TOKEN_INVALID', { cause: error });
  }
  throw new DomainError('AUTH.TOKEN_INVALID');
}
