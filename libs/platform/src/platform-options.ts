import type { Type } from '@nestjs/common';
import type { ServiceName } from '@deepam/contracts';
import type { MemberStandings } from './auth/access-rule.js';
import type { PlatformConfig } from './config/service-config.js';

export interface IdempotencyTimes {
  /** Milliseconds after which an attempt that has not committed is taken to be dead. */
  readonly leaseMs: number;
  readonly waitMs: number;
}

export const PLATFORM_OPTIONS = Symbol('PLATFORM_OPTIONS');

export interface PlatformOptions {
  readonly name: ServiceName;
  readonly config: PlatformConfig;
  readonly standings?: Type<MemberStandings>;
  readonly idempotency?: Partial<IdempotencyTimes>;
}
