import { deletedMembers, sessionRevocations } from '@deepam/contracts';
import { followList, keepRevocationsSeconds, revocationId, RevokedSessions, ServiceTokens } from '@deepam/platform';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { MemberServices } from '../composition/member-services.js';

const everySession = Number.MAX_SAFE_INTEGER;

/** The gateway consumes no events: it asks identity for ended sessions, and network for deleted members. */
@Injectable()
export class EdgeRevocations extends RevokedSessions implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(EdgeRevocations.name);
  private readonly ends: (() => void)[] = [];

  constructor(
    private readonly services: MemberServices,
    private readonly tokens: ServiceTokens,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    const { identity, network } = this.services;
    const common = {
      reach: keepRevocationsSeconds * 1_000,
      onError: (error: unknown) => this.logger.warn(`The ended sessions cannot be read: ${String(error)}`),
    };
    this.ends.push(
      followList({
        ...common,
        page: async (query) => identity.call(sessionRevocations, { query, token: await this.tokens.current() }),
        placeOf: (revocation) => ({ at: revocation.revokedAt, id: revocationId(revocation) }),
        apply: (revocation) => this.add(revocation),
      }),
      followList({
        ...common,
        page: async (query) => network.call(deletedMembers, { query, token: await this.tokens.current() }),
        placeOf: ({ deletedAt, memberId }) => ({ at: deletedAt, id: memberId }),
        apply: ({ memberId }) => this.add({ memberId, sessionVersion: everySession }),
      }),
    );
  }

  onModuleDestroy(): void {
    for (const end of this.ends) end();
  }
}
