import { Inject, Injectable, type CanActivate, type ExecutionContext, type OnModuleInit } from '@nestjs/common';
import { ModuleRef, Reflector } from '@nestjs/core';
import type { Access, Endpoint } from '@deepam/contracts';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../clock.js';
import { DomainError } from '../errors/domain-error.js';
import { requestStateOf } from '../http/request-state.js';
import { ACCESS, ROUTE } from '../http/route.decorator.js';
import { PLATFORM_OPTIONS, type PlatformOptions } from '../platform-options.js';
import {
  needsStanding,
  refusal,
  type MemberRule,
  assertPasswordChanged,
  assertSecondFactorSetUp,
  type MemberStandings,
} from './access-rule.js';
import { bearerToken } from './bearer-token.js';
import { type Caller, isStaff } from './caller.js';
import { SESSION_REVOCATIONS, type SessionRevocations } from './revoked-sessions.js';
import { requireStepUp, stepUpLimits } from './step-up.js';
import { TokenVerifier } from './token-verifier.js';

@Injectable()
export class AccessGuard implements CanActivate, OnModuleInit {
  private standings: MemberStandings | null = null;
  private revocations: SessionRevocations | null = null;

  constructor(
    @Inject(PLATFORM_OPTIONS) private readonly options: PlatformOptions,
    private readonly moduleRef: ModuleRef,
    private readonly reflector: Reflector,
    private readonly tokens: TokenVerifier,
    private readonly clock: Clock,
  ) {}

  /** Nest resolves them late, so that the modules that provide them may use the platform. */
  onModuleInit(): void {
    this.standings = this.options.standings ? this.moduleRef.get(this.options.standings, { strict: false }) : null;
    this.revocations = optional<SessionRevocations>(this.moduleRef, SESSION_REVOCATIONS);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const rule = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    const endpoint = this.reflector.get<Endpoint | undefined>(ROUTE, context.getHandler());
    if (rule === 'public') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const state = requestStateOf(request);
    state.caller =
      rule === 'service' ? await this.service(request) : await this.member(request, rule ?? 'head', endpoint);
    assertPasswordChanged(state.caller, endpoint);
    assertSecondFactorSetUp(state.caller, endpoint);
    if (endpoint?.needsStepUp === true)
      requireStepUp(state.caller, stepUpLimits(this.options.config), this.clock.now());
    if (rule === 'service') state.context.caller = { memberId: state.caller.memberId };
    return true;
  }

  private async service(request: FastifyRequest): Promise<Caller> {
    const token = bearerToken(request);
    try {
      return await this.tokens.verifyService(token);
    } catch (error) {
      const isMember = await this.tokens.verifyMember(token).then(
        () => true,
        () => false,
      );
      throw isMember ? new DomainError('ACCESS.SERVICE_ONLY') : error;
    }
  }

  private async member(request: FastifyRequest, rule: MemberRule, endpoint: Endpoint | undefined): Promise<Caller> {
    const caller = this.ofPresentVersion(await this.tokens.callerOf(request));
    // The caller is set before the rule, so that the log names a rejected one.
    requestStateOf(request).context.caller = caller;
    if (this.revocations?.isRevoked(caller)) {
      throw new DomainError('AUTH.SESSION_REVOKED');
    }
    // Without a list of revoked sessions, only the standing shows that a member was deleted.
    const takesFiles = endpoint?.files !== undefined;
    const asksStanding = needsStanding(rule, caller) || this.revocations === null || takesFiles;
    const standing = asksStanding ? ((await this.standings?.standingOf(caller.memberId)) ?? null) : null;
    const refused = refusal(rule, caller, standing, endpoint);
    if (refused) throw new DomainError(refused);
    requestStateOf(request).isApproved = caller.isHead || isStaff(caller) || standing?.isApproved === true;
    return caller;
  }

  /** A token from before a password change may be a copy. Its session continues without step-up. */
  private ofPresentVersion(caller: Caller): Caller {
    const sessionVersion = this.revocations?.effectiveVersion(caller) ?? caller.sessionVersion;
    if (sessionVersion === caller.sessionVersion) return caller;
    return { ...caller, sessionVersion, tokenVersion: caller.sessionVersion, authTime: 0 };
  }
}

function optional<T>(moduleRef: ModuleRef, token: symbol): T | null {
  try {
    return moduleRef.get<T>(token, { strict: false });
  } catch {
    return null;
  }
}
