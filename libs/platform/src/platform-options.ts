import type { Type } from '@nestjs/common';
import type { ServiceName } from '@deepam/contracts';
import type { MemberStandings } from './auth/member-standings.js';
import type { PlatformConfig } from './config/service-config.js';
import type { IdempotencyTimes } from './idempotency/idempotency-times.js';

export const PLATFORM_OPTIONS = Symbol('PLATFORM_OPTIONS');

export interface PlatformOptions {
  readonly name: ServiceName;
  readonly config: PlatformConfig;
  readonly standings?: Type<MemberStandings>;
  readonly idempotency?: Partial<IdempotencyTimes>;
}
