import type { ProcessConfig } from '../config/process-config.js';
import { DomainError } from '../errors/domain-error.js';
import type { Caller } from './caller.js';
import { isStaff } from './permissions.js';

/** For how long a password that was given counts, in seconds. */
export interface StepUpLimits {
  readonly member: number;
  /** And of the people who work for it. */
  readonly head: number;
}

export const stepUpLimits = (
  config: Pick<ProcessConfig, 'STEP_UP_SECONDS' | 'STEP_UP_HEAD_SECONDS'>,
): StepUpLimits => ({
  member: config.STEP_UP_SECONDS,
  head: config.STEP_UP_HEAD_SECONDS,
});

/** Whether the password was given in the caller's session at most `seconds` ago. A token that does not say when counts as old. */
export function gavePasswordWithin(seconds: number, caller: Caller, now: Date): boolean {
  return caller.authTime !== undefined && now.getTime() / 1000 - caller.authTime <= seconds;
}

/** @throws DomainError AUTH.REAUTHENTICATE */
export function requireStepUp(caller: Caller, limits: StepUpLimits, now: Date): void {
  const seconds = caller.isHead || isStaff(caller) ? limits.head : limits.member;
  if (!gavePasswordWithin(seconds, caller, now)) throw passwordNeeded(seconds);
}

/** Names the time that the caller has after a new login or after giving the password again. */
export const passwordNeeded = (seconds: number): DomainError =>
  new DomainError('AUTH.REAUTHENTICATE', { details: { minutes: Math.max(1, Math.floor(seconds / 60)) } });
