import { randomInt } from 'node:crypto';
import type { PlanName } from '@deepam/contracts';

export type Standing = 'approved' | 'unapproved' | 'plan-requested';

export interface Person {
  readonly name: string;
  readonly mobile: string;
  /** The plans are bought one after the other; the last one has only its proof in the state `plan-requested`. */
  readonly plans: readonly PlanName[];
  readonly stage: Standing;
  readonly isAdded?: boolean;
}

let last = randomInt(1_000_000_000);

/**
 * The mobile has no account yet: numbers count up from a random start, because other processes create people of the
 * same product.
 */
export function freshMobile(): string {
  last = (last + 1) % 1_000_000_000;
  return `9${String(last).padStart(9, '0')}`;
}

/** The name is unique: it has the digits of the mobile as letters, because names have no digits. */
export const nameFor = (mobile: string, firstName = 'Member'): string =>
  `${firstName} ${mobile.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)}`;

export const anyUtr = (): string => String(randomInt(1e11, 1e12));
