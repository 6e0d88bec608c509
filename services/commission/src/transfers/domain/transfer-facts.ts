import { indianDay, transferWaitEnds } from '@deepam/contracts';
import { may, type Caller } from '@deepam/platform';
import type { TransferDocument } from '../transfer.schema.js';
import { counted, type EvidenceSays } from './transfer.js';

const day = 86_400_000;
const sendingMs = 7 * day;
const remindersMs = [2 * day, 6 * day] as const;

type Facts = Pick<TransferDocument, 'state' | 'channel' | 'requestedBy' | 'approvedAt'>;

export const isToRecord = ({ state, channel }: Pick<Facts, 'state' | 'channel'>): boolean =>
  state === 'approved' && channel === 'manual';

export const isOverdue = (transfer: Facts, now: Date): boolean =>
  isToRecord(transfer) && transfer.approvedAt.getTime() + sendingMs <= now.getTime();

export const releasableFrom = ({
  state,
  submittedAt,
  resubmittedAt,
}: Pick<TransferDocument, 'state' | 'submittedAt' | 'resubmittedAt'>): Date | undefined =>
  state === 'submitted' && submittedAt !== null ? transferWaitEnds(resubmittedAt ?? submittedAt) : undefined;

export const remindableSince = (now: Date): Date => new Date(now.getTime() - remindersMs[0]);

export const isReminderDue = (transfer: Facts & Pick<TransferDocument, 'reminders'>, now: Date): boolean =>
  isToRecord(transfer) && remindersAt(transfer, now) > transfer.reminders;

export const remindersAt = ({ approvedAt }: Pick<Facts, 'approvedAt'>, now: Date): number =>
  remindersMs.filter((ms) => approvedAt.getTime() + ms <= now.getTime()).length;

/**
 * Only the requester sees the bank details.
 * @returns undefined for other people, and after the time is over
 */
export function detailsShownUntil(transfer: Facts, viewer: Caller, now: Date): Date | undefined {
  // A requester who has lost one of these permissions does not need the bank details.
  if (!may(viewer, 'payouts') || !may(viewer, 'reveal-numbers')) return undefined;
  if (!isToRecord(transfer) || transfer.requestedBy !== viewer.memberId) return undefined;
  const until = new Date(transfer.approvedAt.getTime() + sendingMs);
  return until > now ? until : undefined;
}

type Told = Pick<TransferDocument, 'evidence'>;

const lastSaying = ({ evidence }: Told, says: EvidenceSays) =>
  counted(evidence)
    .filter((one) => one.says === says)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .at(-1);

export const paidOn = (transfer: Told): string | undefined => lastSaying(transfer, 'paid')?.day;
export const returnedOn = (transfer: Told): string | undefined => lastSaying(transfer, 'returned')?.day;

export const latestUtr = ({ evidence, typedUtr }: Pick<TransferDocument, 'evidence' | 'typedUtr'>): string | null =>
  counted(evidence)
    .flatMap(({ says, utr }) => (says === 'paid' && utr !== null ? [utr] : []))
    .at(-1) ??
  typedUtr ??
  null;

export const failureOf = (transfer: Told): string | undefined => lastSaying(transfer, 'failed')?.reason ?? undefined;

/** A day in the future, or before the first download, is a misreading, so today is used instead. */
export function evidenceDay(told: string | null, submittedAt: Date | null, now: Date): string {
  const today = indianDay(now);
  const isPossible = told !== null && told <= today && submittedAt !== null && told >= indianDay(submittedAt);
  return isPossible ? told : today;
}
