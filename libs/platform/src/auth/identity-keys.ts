import { KeyObject } from 'node:crypto';
import {
  Inject,
  Injectable,
  Module,
  type OnApplicationShutdown,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { tokenAlgorithm } from '@deepam/contracts';
import { decodeProtectedHeader, errors } from 'jose';
import { activityMonitor } from '../background/activity-monitor.js';
import { waitAtMost } from '../background/wait-at-most.js';
import { DomainError } from '../errors/domain-error.js';
import { PLATFORM_OPTIONS, type PlatformOptions } from '../platform-options.js';
import { PublishedKeys } from './published-keys.js';

/** Milliseconds between two checks, during calls, whether a key was withdrawn after a leak. */
const lookEvery = 5_000;
/** Milliseconds after which a check must precede the next use of a token, and the limit for that wait. */
const tooOld = 1.5 * lookEvery;
const patience = 1_000;

/** Identity's public keys, fetched for an unknown key, and cached while identity publishes them or is down. */
@Injectable()
export class IdentityKeys implements OnModuleInit, OnModuleDestroy, OnApplicationShutdown {
  private readonly keys: PublishedKeys;
  private timer: NodeJS.Timeout | undefined;
  private lookedAt = 0;
  private looking: Promise<void> | undefined;

  constructor(@Inject(PLATFORM_OPTIONS) options: PlatformOptions) {
    this.keys = new PublishedKeys(options.config.JWKS_URL);
  }

  onModuleInit(): void {
    this.timer = setInterval(() => {
      if (this.keys.ids && activityMonitor.isActive) void this.look();
    }, lookEvery).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Tokens of running calls are still checked until then. */
  async onApplicationShutdown(): Promise<void> {
    await this.keys.close();
  }

  /**
   * Checks the keys before a token is trusted, if the polling was slow for lack of users.
   * @returns undefined if the keys are fresh enough
   */
  refreshed(): Promise<void> | undefined {
    const isOld = this.keys.ids !== null && performance.now() - this.lookedAt > tooOld;
    return isOld ? this.look() : undefined;
  }

  async keyOf(token: string): Promise<KeyObject> {
    const named = keyNamedBy(token);
    try {
      return KeyObject.from(await this.keys.keyOf(named));
    } catch (error) {
      const isUnknown = error instanceof errors.JWKSNoMatchingKey;
      throw new DomainError(isUnknown ? 'AUTH.TOKEN_INVALID' : 'SERVER.UNAVAILABLE', { cause: error });
    }
  }

  has(kid: string): boolean {
    return this.keys.ids?.has(kid) ?? true;
  }

  /** The known keys stay in use if identity is down or slow. */
  private look(): Promise<void> {
    this.looking ??= this.reload().finally(() => (this.looking = undefined));
    return this.looking;
  }

  private async reload(): Promise<void> {
    this.lookedAt = performance.now();
    const reloaded = this.keys.read().catch(() => undefined);
    await waitAtMost(patience, reloaded, undefined);
  }
}

/** A token of another algorithm, or without a key id, causes no request. */
export function keyNamedBy(token: string): { readonly alg: typeof tokenAlgorithm; readonly kid: string } {
  try {
    const { alg, kid } = decodeProtectedHeader(token);
    if (alg === tokenAlgorithm && kid !== undefined) return { alg, kid };
  } catch (error) {
    throw new DomainError('AUTH.TOKEN_INVALID', { cause: error });
  }
  throw new DomainError('AUTH.TOKEN_INVALID');
}

@Module({ providers: [IdentityKeys], exports: [IdentityKeys] })
export class IdentityKeysModule {}
