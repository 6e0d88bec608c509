import { Clock, type Caller } from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { deviceWords } from './domain/device-words.js';
import { KEEP_DAYS, SessionsRepository } from './sessions.repository.js';

type Session = Required<Pick<Caller, 'memberId' | 'sessionVersion' | 'sessionId'>> & Pick<Caller, 'expiresAt'>;

@Injectable()
export class SessionRecords {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly clock: Clock,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  lifetimeEnd(): Date {
    return new Date(this.clock.now().getTime() + this.config.TOKEN_LIFETIME_SECONDS * 1000);
  }

  /** @param tokenEndsAt in seconds since 1970 */
  forgottenAt(tokenEndsAt: number | undefined): Date {
    const endsAt = tokenEndsAt === undefined ? this.lifetimeEnd() : new Date(tokenEndsAt * 1000);
    return new Date(endsAt.getTime() + KEEP_DAYS * 24 * 3_600_000);
  }

  async keep(
    { memberId, sessionVersion, sessionId, expiresAt }: Session,
    userAgent?: string,
    transaction?: ClientSession,
  ): Promise<void> {
    const now = this.clock.now();
    const session = {
      _id: sessionId,
      accountId: memberId,
      sessionVersion,
      ...deviceWords(userAgent),
      madeAt: now,
      lastSeenAt: now,
      endsAt: expiresAt === undefined ? this.lifetimeEnd() : new Date(expiresAt * 1000),
    };
    await this.sessions.keep(session, transaction);
  }
}
