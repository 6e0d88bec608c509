import type { Type } from '@nestjs/common';
import type { ServiceName } from '@deepam/contracts';
import type { MemberStandings } from './auth/access-rule.js';
import type { PlatformConfig } from './config/service-config.js';

export interface IdempotencyTimes {
  /** An attempt that has not committed is presumed dead after this number of milliseconds. */
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
