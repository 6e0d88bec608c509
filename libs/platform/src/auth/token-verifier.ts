import { Injectable } from '@nestjs/common';
import { memberAudience, memberClaims, serviceAudience, type MemberClaims } from '@deepam/contracts';
import { JwtService, TokenExpiredError } from '@nestjs/jwt';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Clock } from '../clock.js';
import { DomainError } from '../errors/domain-error.js';
import { bearerToken } from './bearer-token.js';
import type { Caller } from './caller.js';
import { IdentityKeys, keyNamedBy } from './identity-keys.js';

interface Verified {
  readonly audience: string;
  readonly kid: string;
  readonly caller: Caller;
  /** The time is in milliseconds since 1970. */
  readonly expiresAt: number;
}

const capacity = 10_000;

/**
 * The class remembers tokens with a checked signature: at most `size`, and always the half that was used last. Two
 * generations are faster than moving a token to the end of one map at each use.
 */
export class VerifiedTokens {
  private recent = new Map<string, Verified>();
  private older = new Map<string, Verified>();

  constructor(private readonly size = capacity) {}

  find(token: string, audience: string, now: Date, isPublished: (kid: string) => boolean): Caller | undefined {
    const recent = this.recent.get(token);
    const known = recent ?? this.older.get(token);
    if (!known || known.audience !== audience) return undefined;
    if (known.expiresAt <= now.getTime() || !isPublished(known.kid)) {
      this.recent.delete(token);
      this.older.delete(token);
      return undefined;
    }
    if (!recent) this.remember(token, known);
    return known.caller;
  }

  remember(token: string, verified: Verified): void {
    this.recent.set(token, verified);
    if (this.recent.size < this.size / 2) return;
    this.older = this.recent;
    this.recent = new Map();
  }
}

const payload = z.looseObject({ sub: z.string().min(1), exp: z.int() });
type Payload = z.output<typeof payload>;

@Injectable()
export class TokenVerifier {
  private readonly verified = new VerifiedTokens();
  private readonly callers = new WeakMap<FastifyRequest, Promise<Caller>>();

  constructor(
    private readonly jwt: JwtService,
    private readonly clock: Clock,
    private readonly keys: IdentityKeys,
  ) {}

  /**
   * Both rate limits and access need the caller, so the token is checked once.
   * @throws DomainError AUTH.REQUIRED without a token, and the errors of verifyMember
   */
  callerOf(request: FastifyRequest): Promise<Caller> {
    const known = this.callers.get(request);
    if (known) return known;
    const caller = this.checked(request);
    this.callers.set(request, caller);
    return caller;
  }

  /** @throws DomainError AUTH.TOKEN_EXPIRED, AUTH.TOKEN_INVALID, or SERVER.UNAVAILABLE when the keys cannot be had */
  async verifyMember(token: string): Promise<Caller> {
    return this.verify(token, memberAudience, (payload) => {
      const claims = memberClaims.safeParse(payload);
      if (!claims.success) throw new DomainError('AUTH.TOKEN_INVALID', { cause: claims.error });
      return memberOf(claims.data);
    });
  }

  /**
   * The caller's `memberId` is the service's name.
   * @throws the errors of verifyMember
   */
  async verifyService(token: string): Promise<Caller> {
    return this.verify(token, serviceAudience, ({ sub }) => ({ memberId: sub, isHead: false, sessionVersion: 0 }));
  }

  private async checked(request: FastifyRequest): Promise<Caller> {
    return this.verifyMember(bearerToken(request));
  }

  private async verify(token: string, audience: string, toCaller: (payload: Payload) => Caller): Promise<Caller> {
    const now = this.clock.now();
    const known = this.verified.find(token, audience, now, (kid) => this.keys.has(kid));
    if (known) return known;
    const claims = await this.payloadOf(token, audience, now);
    const caller = toCaller(claims);
    this.verified.remember(token, { audience, kid: keyNamedBy(token).kid, caller, expiresAt: claims.exp * 1000 });
    return caller;
  }

  private async payloadOf(token: string, audience: string, now: Date): Promise<Payload> {
    try {
      const clockTimestamp = Math.floor(now.getTime() / 1000);
      return payload.parse(await this.jwt.verifyAsync(token, { audience, clockTimestamp }));
    } catch (error) {
      if (error instanceof DomainError) throw error;
      const isExpired = error instanceof TokenExpiredError;
      throw new DomainError(isExpired ? 'AUTH.TOKEN_EXPIRED' : 'AUTH.TOKEN_INVALID', { cause: error });
    }
  }
}

function memberOf(claims: MemberClaims): Caller {
  const { sub, isHead, sv, mustChangePassword, mustSetUpSecondFactor, auth_time, sid, permissions } = claims;
  const { passwordFrom, influencedBy, exp } = claims;
  return {
    memberId: sub,
    isHead,
    sessionVersion: sv,
    expiresAt: exp,
    ...(mustChangePassword === true && { mustChangePassword }),
    ...(mustSetUpSecondFactor === true && { mustSetUpSecondFactor }),
    authTime: auth_time,
    ...(permissions !== undefined && { permissions }),
    ...(passwordFrom !== undefined && { passwordFrom }),
    ...(influencedBy !== undefined && { influencedBy }),
    sessionId: sid,
  };
}
