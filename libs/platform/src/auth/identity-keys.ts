import { KeyObject } from 'node:crypto';
import { Inject, Injectable, Module, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { tokenAlgorithm } from '@deepam/contracts';
import { createRemoteJWKSet, decodeProtectedHeader, errors } from 'jose';
import { presence } from '../background/presence.js';
import { waitAtMost } from '../background/wait-at-most.js';
import { DomainError } from '../errors/domain-error.js';
import { PLATFORM_OPTIONS, type PlatformOptions } from '../platform-options.js';

/** Milliseconds between two fetches for a key that was not there: bounds what forged key ids can cause. */
const keyCooldown = 1_000;
const keyTimeout = 3_000;
/** Milliseconds between two looks whether a key was withdrawn, because it has leaked, while somebody is there. */
const lookEvery = 5_000;
/** Milliseconds after the last look from which on one is waited for before a token is trusted, and how long. */
const tooOld = 1.5 * lookEvery;
const patience = 1_000;

/** Identity's public keys, fetched when one is needed that is not known yet, and kept while identity publishes them or is away. */
@Injectable()
export class IdentityKeys implements OnModuleInit, OnModuleDestroy {
  private readonly keys;
  /** Ids of those that identity published when it was asked last; null before. */
  private published: ReadonlySet<string> | null = null;
  private timer: NodeJS.Timeout | undefined;
  private lookedAt = 0;
  private looking: Promise<void> | undefined;

  constructor(@Inject(PLATFORM_OPTIONS) options: PlatformOptions) {
    this.keys = createRemoteJWKSet(new URL(options.config.JWKS_URL), {
      cooldownDuration: keyCooldown,
      timeoutDuration: keyTimeout,
    });
  }

  onModuleInit(): void {
    this.timer = setInterval(() => {
      // Nothing is known before the first token.
      if (this.published && presence.isSomebodyThere) void this.look();
    }, lookEvery).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /**
   * To be waited for before a token is trusted: nobody has looked for a while where nobody was there.
   * @returns undefined where the keys are as new as they must be
   */
  refreshed(): Promise<void> | undefined {
    const isOld = this.published !== null && performance.now() - this.lookedAt > tooOld;
    return isOld ? this.look() : undefined;
  }

  /**
   * The key that the token says it was signed with.
   * @throws DomainError AUTH.TOKEN_INVALID when there is no such key, SERVER.UNAVAILABLE when the keys cannot be had
   */
  async keyOf(token: string): Promise<KeyObject> {
    const kid = keyIdOf(token);
    try {
      const key = await this.keys({ alg: tokenAlgorithm, kid });
      this.note();
      return KeyObject.from(key);
    } catch (error) {
      const isUnknown = error instanceof errors.JWKSNoMatchingKey;
      throw new DomainError(isUnknown ? 'AUTH.TOKEN_INVALID' : 'SERVER.UNAVAILABLE', { cause: error });
    }
  }

  /** Whether the key of a token that was good is published still. */
  has(kid: string): boolean {
    return this.published?.has(kid) ?? true;
  }

  /** Without identity, or when it takes long, the keys that are known stay. */
  private look(): Promise<void> {
    this.looking ??= this.reload().finally(() => (this.looking = undefined));
    return this.looking;
  }

  private async reload(): Promise<void> {
    this.lookedAt = performance.now();
    const reloaded = this.keys.reload().then(this.note, () => undefined);
    await waitAtMost(patience, reloaded, undefined);
  }

  private readonly note = (): void => {
    this.published = new Set(this.keys.jwks()?.keys.flatMap(({ kid }) => kid ?? []));
  };
}

/** Nothing is fetched for a token that names no key or another algorithm. */
export function keyIdOf(token: string): string {
  try {
    const { alg, kid } = decodeProtectedHeader(token);
    if (alg === tokenAlgorithm && kid !== undefined) return kid;
  } catch (error) {
    throw new DomainError('AUTH.TOKEN_INVALID', { cause: error });
  }
  throw new DomainError('AUTH.TOKEN_INVALID');
}

@Module({ providers: [IdentityKeys], exports: [IdentityKeys] })
export class IdentityKeysModule {}
