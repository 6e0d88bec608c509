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
import {
  decodeProtectedHeader,
  errors,
  createLocalJWKSet,
  type CryptoKey,
  type JSONWebKeySet,
  type JWSHeaderParameters,
} from 'jose';
import { DomainError } from '../errors/domain-error.js';
import { PLATFORM_OPTIONS, type PlatformOptions } from '../platform-options.js';
import { Pool } from 'undici';

/** The time between two reads for an unknown key, in milliseconds, limits the effect of forged key ids. */
const cooldown = 1_000;

const timeout = 3_000;

const mostBytes = 65_536;

/**
 * The public keys of an address (RFC 7517) are read for an unknown key. The class uses our own connections, because
 * jose uses the `fetch` of Node, which no process should load (ADR 94).
 */
export class PublishedKeys {
  private readonly pool: Pool;
  private readonly path: string;
  private known: ((header: JWSHeaderParameters) => Promise<CryptoKey>) | undefined;
  private readAt = -Infinity;
  private reading: Promise<void> | undefined;
  ids: ReadonlySet<string> | null = null;

  constructor(address: string) {
    const { origin, pathname, search } = new URL(address);
    this.path = pathname + search;
    this.pool = new Pool(origin, { connections: 1, connect: { timeout }, maxResponseSize: mostBytes });
  }

  async keyOf(header: JWSHeaderParameters): Promise<CryptoKey> {
    if (!this.known) await this.read();
    try {
      return await this.known!(header);
    } catch (error) {
      const isNew = error instanceof errors.JWKSNoMatchingKey && performance.now() - this.readAt > cooldown;
      if (!isNew) throw error;
      await this.read();
      return this.known!(header);
    }
  }

  read(): Promise<void> {
    this.reading ??= this.fetchKeys().finally(() => (this.reading = undefined));
    return this.reading;
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }

  private async fetchKeys(): Promise<void> {
    const signal = AbortSignal.timeout(timeout);
    const { statusCode, body } = await this.pool.request({ method: 'GET', path: this.path, signal });
    const text = await body.text();
    if (statusCode !== 200) throw new Error(`The address of the keys answered ${statusCode}`);
    const keys = JSON.parse(text) as JSONWebKeySet;
    const known = createLocalJWKSet(keys);
    const ids = new Set(keys.keys.flatMap(({ kid }) => kid ?? []));
    // A withdrawn key has a successor. An empty list is a fault, which must not log out all members.
    if (ids.size === 0) throw new Error('The address of the keys names none');
    [this.known, this.ids] = [known, ids];
    this.readAt = performance.now();
  }
}

/** The keys are checked after this number of milliseconds, because a key may be withdrawn after a leak. */
const lookEvery = 5_000;

/** Identity's public keys are fetched for an unknown key, and cached while identity publishes them or is down. */
@Injectable()
export class IdentityKeys implements OnModuleInit, OnModuleDestroy, OnApplicationShutdown {
  private readonly keys: PublishedKeys;
  private timer: NodeJS.Timeout | undefined;

  constructor(@Inject(PLATFORM_OPTIONS) options: PlatformOptions) {
    this.keys = new PublishedKeys(options.config.JWKS_URL);
  }

  onModuleInit(): void {
    this.timer = setInterval(() => {
      // The known keys stay in use if identity is down or slow.
      if (this.keys.ids) this.keys.read().catch(() => undefined);
    }, lookEvery).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Tokens of running calls are checked until the shutdown. */
  async onApplicationShutdown(): Promise<void> {
    await this.keys.close();
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
