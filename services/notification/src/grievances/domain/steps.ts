import type { GrievanceState } from '@deepam/contracts';
import { DomainError } from '@deepam/platform';
import type { GrievanceDocument, GrievanceMessage } from '../persistence/grievance.schema.js';
import { dueBy, nextAlarm, redressBy, reopenUntil } from './clocks.js';

export type Step = 'acknowledge' | 'reply' | 'resolve' | 'reopen' | 'withdraw';

/** A step that is not listed is rejected. */
const leadsTo: Readonly<Record<GrievanceState, Partial<Record<Step, GrievanceState>>>> = {
  Received: { acknowledge: 'Acknowledged', reply: 'Acknowledged', resolve: 'Resolved', withdraw: 'Withdrawn' },
  Acknowledged: { reply: 'Acknowledged', resolve: 'Resolved', withdraw: 'Withdrawn' },
  Reopened: { reply: 'Reopened', resolve: 'Resolved', withdraw: 'Withdrawn' },
  Resolved: { reopen: 'Reopened' },
  Withdrawn: {},
};

/**
 * The number is later than any deadline, in milliseconds since 1970: closed tickets follow the open ones, the latest
 * first.
 */
const endOfTime = 10 ** 15;

export function placed(grievance: Omit<GrievanceDocument, 'rank' | 'alarmAt'>): GrievanceDocument {
  const due = dueBy(grievance);
  const rank = due === null ? endOfTime - (grievance.closedAt ?? grievance.filedAt).getTime() : due.getTime();
  return { ...grievance, rank, alarmAt: nextAlarm(grievance, grievance.alarmed)?.at ?? null };
}

/** @throws DomainError GRIEVANCE.STATE, GRIEVANCE.REOPEN_OVER */
export function stepped(
  before: GrievanceDocument,
  step: Step,
  now: Date,
  message?: GrievanceMessage,
): GrievanceDocument {
  const state = leadsTo[before.state][step];
  if (state === undefined) throw new DomainError('GRIEVANCE.STATE', { details: { state: before.state } });
  if (step === 'reopen' && !mayReopen(before, now)) throw new DomainError('GRIEVANCE.REOPEN_OVER');
  const isRead = step !== 'reopen' && step !== 'withdraw';
  return placed({
    ...before,
    state,
    messages: message === undefined ? before.messages : [...before.messages, message],
    ...(isRead && before.acknowledgedAt === null && { acknowledgedAt: now }),
    ...(step === 'resolve' && { resolvedAt: now, closedAt: now }),
    ...(step === 'withdraw' && { closedAt: now }),
    // A reopened ticket has another month, with new alarms.
    ...(step === 'reopen' && {
      reopenedAt: now,
      closedAt: null,
      redressBy: redressBy(now),
      alarmed: before.alarmed.filter((name) => !name.startsWith('redress')),
    }),
  });
}

export const mayReopen = ({ state, resolvedAt, reopenedAt, memberId, forgottenAt }: GrievanceDocument, now: Date) =>
  state === 'Resolved' &&
  reopenedAt === null &&
  memberId !== null &&
  forgottenAt === null &&
  resolvedAt !== null &&
  now <= reopenUntil(resolvedAt);
