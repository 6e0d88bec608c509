import { randomUUID } from 'node:crypto';
import { type AuditActor, type login, newDeviceUsed, type ResponseOf } from '@deepam/contracts';
import { AuditTrail, Outbox } from '@deepam/messaging';
import { Clock, DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { behindLogin } from '../accounts/domain/handed-password.js';
import type { Account } from '../accounts/persistence/accounts.repository.js';
import { CredentialsRepository } from '../accounts/persistence/credentials.repository.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { SessionRecords } from '../sessions/session-records.js';
import { NO_STEP_UP, TokenIssuer } from '../tokens/token-issuer.js';
import {
  deviceCookie,
  deviceDigest,
  deviceKeys,
  knownDevice,
  MOST_KNOWN_DEVICES,
  newDeviceKey,
} from '../attempts/domain/known-device.js';

export interface ShownByDevice {
  readonly keys: readonly string[];
  readonly userAgent: string | undefined;
}

type LoggedInHow = 'password' | 'password and code' | 'passkey';

export interface LoggedIn {
  readonly answer: ResponseOf<typeof login>;
  readonly newDevice: string | null;
}

@Injectable()
export class SessionOpener {
  constructor(
    private readonly credentials: CredentialsRepository,
    private readonly tokens: TokenIssuer,
    private readonly records: SessionRecords,
    private readonly sessions: SessionsRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** @param account as it was when its owner was recognised: an end of all sessions since then ends this one, too */
  async open(account: Account, shown: ShownByDevice, how: LoggedInHow): Promise<LoggedIn> {
    const { _id: memberId, isHead, roleId, mustChangePassword, passwordReason = null, sessionVersion } = account;
    const newDevice = knownDevice(account, shown.keys) === null ? await this.remember(memberId) : null;
    const sessionId = randomUUID();
    const token = await this.tokens.forMember(account, {
      sessionId,
      ...(how === 'passkey' && { authTime: NO_STEP_UP }),
      ...(how === 'password' && { mustSetUpSecondFactor: true }),
    });
    const isNews = newDevice !== null && (await this.sessions.hasAny(memberId));
    await this.transactions.run(async (session) => {
      await this.records.keep({ memberId, sessionVersion, sessionId }, shown.userAgent, session);
      const actor = { kind: actorKind(isHead, roleId), id: memberId };
      const behind = behindLogin(account, this.clock.now());
      await this.audit.record(session, 'logged-in', { memberId, actor, sessionId, after: { how }, behind });
      const usedAt = this.clock.now().toISOString();
      if (isNews) await this.outbox.add(session, newDeviceUsed, { memberId, isHead, usedAt });
    });
    const reason = passwordReason === null ? {} : { passwordReason };
    return { answer: { token, isHead, mustChangePassword, ...reason }, newDevice };
  }

  private async remember(accountId: string): Promise<string> {
    const key = newDeviceKey();
    await this.credentials.rememberDevice(accountId, deviceDigest(accountId, key), MOST_KNOWN_DEVICES);
    return key;
  }
}

const actorKind = (isHead: boolean, roleId: string | null): AuditActor['kind'] => {
  if (isHead) return 'head';
  return typeof roleId === 'string' ? 'staff' : 'member';
};

const noReason = '–';

/**
 * Only a recognised owner learns of the suspension.
 * @throws DomainError AUTH.SUSPENDED
 */
export function assertNotSuspended({ suspension }: Account): void {
  if (!suspension) return;
  const { reason = noReason } = suspension;
  throw new DomainError('AUTH.SUSPENDED', reason === noReason ? {} : { details: { suspendedFor: reason } });
}

export interface DeviceHeaders {
  readonly cookie?: string;
  readonly origin?: string;
  readonly 'user-agent'?: string;
}

export const shownBy = (headers: DeviceHeaders): ShownByDevice => ({
  keys: deviceKeys(headers.cookie),
  userAgent: headers['user-agent'],
});

export function answerDevice({ answer, newDevice }: LoggedIn, headers: DeviceHeaders, reply: FastifyReply) {
  // The browser's Origin shows its scheme, whatever proxies are in front of the service.
  const isSecure = headers.origin?.startsWith('https:') === true;
  const keys = deviceKeys(headers.cookie);
  if (newDevice !== null) void reply.header('set-cookie', deviceCookie([newDevice, ...keys], isSecure));
  return answer;
}
