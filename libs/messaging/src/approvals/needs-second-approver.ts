import type { Paise } from '@deepam/contracts';
import type { ApprovalSubject } from './approval-subject.js';

export interface ApprovalSettings {
  readonly isOn: boolean;
  readonly abovePaise: Paise;
}

/** The amount itself needs no approval, only a larger one; a call without an amount always does. */
export function needsApprover(
  { amountPaise, isAlways = false }: Pick<ApprovalSubject, 'amountPaise' | 'isAlways'>,
  { isOn, abovePaise }: ApprovalSettings,
): boolean {
  return isOn && (isAlways || amountPaise === undefined || amountPaise > abovePaise);
}
