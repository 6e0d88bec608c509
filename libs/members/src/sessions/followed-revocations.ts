import { sessionRevocations } from '@deepam/contracts';
import {
  followList,
  keepRevocationsSeconds,
  PLATFORM_OPTIONS,
  revocationId,
  ServiceClient,
  ServiceTokens,
  type PlatformOptions,
} from '@deepam/platform';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { KnownRevocations } from './known-revocations.js';

/** The class asks identity for ended sessions: the broker may be down, and an old token must not move money. */
@Injectable()
export class FollowedRevocations implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(FollowedRevocations.name);
  private readonly identity: ServiceClient;
  private end: () => void = () => undefined;

  constructor(
    @Inject(PLATFORM_OPTIONS) private readonly options: PlatformOptions,
    tokens: ServiceTokens,
    private readonly known: KnownRevocations,
  ) {
    this.identity = new ServiceClient(options.config.IDENTITY_URL, { tokenFor: () => tokens.current() });
  }

  onApplicationBootstrap(): void {
    if (this.options.name === 'identity') return;
    this.end = followList({
      page: (query) => this.identity.call(sessionRevocations, { query }),
      placeOf: (revocation) => ({ at: revocation.revokedAt, id: revocationId(revocation) }),
      apply: (revocation) => this.known.add(revocation),
      reach: keepRevocationsSeconds * 1_000,
      onError: (error) => this.logger.warn(`Identity does not answer which sessions have ended: ${String(error)}`),
    });
  }

  async onModuleDestroy(): Promise<void> {
    this.end();
    await this.identity.close();
  }
}
