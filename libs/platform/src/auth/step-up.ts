import type { ProcessConfig } from '../config/process-config.js';
import { DomainError } from '../errors/domain-error.js';
import { type Caller, isStaff } from './caller.js';

/** A password entry counts for this number of seconds. */
export interface StepUpLimits {
  readonly member: number;
  readonly head: number;
}

export const stepUpLimits = (
  config: Pick<ProcessConfig, 'STEP_UP_SECONDS' | 'STEP_UP_HEAD_SECONDS'>,
): StepUpLimits => ({
  member: config.STEP_UP_SECONDS,
  head: config.STEP_UP_HEAD_SECONDS,
});

/** The token of a service has no time. */
export function gavePasswordWithin(seconds: number, caller: Caller, now: Date): boolean {
  return caller.authTime !== undefined && now.getTime() / 1000 - caller.authTime <= seconds;
}

export function requireStepUp(caller: Caller, limits: StepUpLimits, now: Date): void {
  const seconds = caller.isHead || isStaff(caller) ? limits.head : limits.member;
  if (!gavePasswordWithin(seconds, caller, now)) throw passwordNeeded(seconds);
}

export const passwordNeeded = (seconds: number): DomainError =>
  new DomainError('AUTH.REAUTHENTICATE', { details: { minutes: Math.max(1, Math.floor(seconds / 60)) } });
