import { createPrivateKey, type KeyObject } from 'node:crypto';
import { tokenAlgorithm } from '@deepam/contracts';
import { Clock } from '@deepam/platform';
import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { Vault } from '../encryption/vault.js';
import { publishedKeysAt, signingKeyAt } from './domain/key-schedule.js';
import {
  privateKeyPlace,
  type PublicJwk,
  type PublicKey,
  type RingKey,
  type SigningKeyDocument,
  SigningKeysRepository,
} from './persistence/signing-keys.repository.js';
import { calculateJwkThumbprint, exportJWK, exportPKCS8, generateKeyPair, type JWK } from 'jose';

export async function makeSigningKey(generation: number, activeFrom: Date, vault: Vault): Promise<SigningKeyDocument> {
  const pair = await generateKeyPair(tokenAlgorithm, { extractable: true });
  const publicKey = partsOf(await exportJWK(pair.publicKey));
  const kid = await calculateJwkThumbprint(publicKey);
  const privateKey = vault.seal(await exportPKCS8(pair.privateKey), privateKeyPlace(kid));
  return { _id: generation, kid, activeFrom, publicKey, privateKey };
}

const partsOf = ({ x = '', y = '' }: JWK): PublicKey => ({ kty: 'EC', crv: 'P-256', x, y });

/** The milliseconds between two reads are less than {@link ACTIVATION_DELAY}, so that no replica misses a change. */
const REFRESH = 15_000;
/** A new key is published this many milliseconds before it signs, so that every verifier can fetch it. */
export const ACTIVATION_DELAY = 60_000;

/** One replica makes the first key at the very first start. */
@Injectable()
export class KeyRing implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(KeyRing.name);
  private keys: readonly RingKey[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly stored: SigningKeysRepository,
    private readonly vault: Vault,
    private readonly clock: Clock,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.refresh();
    if (this.keys.length === 0) {
      const first = await makeSigningKey(1, this.clock.now(), this.vault);
      const isOurs = await this.stored.add(first);
      this.logger.log(isOurs ? 'Made the first signing key.' : 'Took the signing key that another replica made.');
      await this.refresh();
    }
    this.timer = setInterval(() => {
      this.refresh().catch((error: unknown) =>
        this.logger.warn('The signing keys could not be read; those in memory stay.', error),
      );
    }, REFRESH);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  current(): { readonly kid: string; readonly privateKey: KeyObject } {
    const key = signingKeyAt(this.keys, this.clock.now());
    if (!key) throw new Error('There is no signing key: the service has not started.');
    return key;
  }

  published(): PublicJwk[] {
    const longestToken = this.config.TOKEN_LIFETIME_SECONDS * 1000;
    return publishedKeysAt(this.keys, this.clock.now(), longestToken).map(({ kid, publicKey }) => ({
      ...publicKey,
      kid,
      alg: tokenAlgorithm,
      use: 'sig',
    }));
  }

  async refresh(): Promise<void> {
    const known = new Map(this.keys.map((key) => [key.kid, key]));
    const records = await this.stored.findAll();
    this.keys = records.map(({ _id, kid, activeFrom, publicKey, privateKey }) => {
      const opened = () => createPrivateKey(this.vault.open(privateKey, privateKeyPlace(kid)));
      return known.get(kid) ?? { generation: _id, kid, activeFrom, publicKey, privateKey: opened() };
    });
  }
}
