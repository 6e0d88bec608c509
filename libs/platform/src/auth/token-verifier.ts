import { Inject, Injectable } from '@nestjs/common';
import {
  memberAudience,
  memberClaims,
  serviceAudience,
  tokenAlgorithm,
  tokenIssuer,
  type MemberClaims,
} from '@deepam/contracts';
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import { Clock } from '../clock.js';
import { DomainError } from '../errors/domain-error.js';
import { PLATFORM_OPTIONS, type PlatformOptions } from '../platform-options.js';
import type { Caller } from './caller.js';
import { VerifiedTokens } from './verified-tokens.js';

/** Milliseconds between two fetches for a key that was not there: bounds what forged key ids can cause. */
const keyCooldown = 1_000;
const keyTimeout = 3_000;

/** Checks RS256 tokens against identity's public keys; remembers those that passed until they expire. */
@Injectable()
export class TokenVerifier {
  private readonly keys;
  private readonly verified = new VerifiedTokens();

  constructor(
    @Inject(PLATFORM_OPTIONS) options: PlatformOptions,
    private readonly clock: Clock,
  ) {
    this.keys = createRemoteJWKSet(new URL(options.config.JWKS_URL), {
      cooldownDuration: keyCooldown,
      timeoutDuration: keyTimeout,
    });
  }

  /** @throws DomainError AUTH.TOKEN_EXPIRED, AUTH.TOKEN_INVALID, or SERVER.UNAVAILABLE when the keys cannot be had */
  async verifyMember(token: string): Promise<Caller> {
    return this.verify(token, memberAudience, (payload) => {
      const claims = memberClaims.safeParse(payload);
      if (!claims.success) throw new DomainError('AUTH.TOKEN_INVALID', { cause: claims.error });
      return memberOf(claims.data);
    });
  }

  /** The caller's `memberId` is the service's name. Throws as verifyMember does. */
  async verifyService(token: string): Promise<Caller> {
    return this.verify(token, serviceAudience, (payload) => {
      if (!payload.sub) throw new DomainError('AUTH.TOKEN_INVALID');
      return { memberId: payload.sub, isHead: false, sessionVersion: 0 };
    });
  }

  private async verify(token: string, audience: string, toCaller: (payload: JWTPayload) => Caller): Promise<Caller> {
    const now = this.clock.now();
    const known = this.verified.find(token, audience, now);
    if (known) return known;
    const payload = await this.payloadOf(token, audience, now);
    const caller = toCaller(payload);
    this.verified.remember(token, { audience, caller, expiresAt: (payload.exp ?? 0) * 1000 });
    return caller;
  }

  private async payloadOf(token: string, audience: string, now: Date): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, this.keys, {
        algorithms: [tokenAlgorithm],
        issuer: tokenIssuer,
        audience,
        requiredClaims: ['exp', 'sub'],
        currentDate: now,
      });
      return payload;
    } catch (fault) {
      throw tokenFault(fault);
    }
  }
}

function memberOf({ sub, isHead, sv, mustChangePassword, auth_time, sid, exp }: MemberClaims): Caller {
  return {
    memberId: sub,
    isHead,
    sessionVersion: sv,
    expiresAt: exp,
    ...(mustChangePassword === true && { mustChangePassword }),
    ...(auth_time !== undefined && { authTime: auth_time }),
    ...(sid !== undefined && { sessionId: sid }),
  };
}

function tokenFault(fault: unknown): DomainError {
  if (fault instanceof errors.JWTExpired) return new DomainError('AUTH.TOKEN_EXPIRED', { cause: fault });
  const aboutTheToken =
    fault instanceof errors.JOSEError && !(fault instanceof errors.JWKSTimeout || fault.code === 'ERR_JOSE_GENERIC');
  return new DomainError(aboutTheToken ? 'AUTH.TOKEN_INVALID' : 'SERVER.UNAVAILABLE', { cause: fault });
}
