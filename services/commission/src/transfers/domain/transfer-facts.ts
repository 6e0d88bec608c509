import { indianDay, transferWaitEnds } from '@deepam/contracts';
import { may, type Caller } from '@deepam/platform';
import type { TransferDocument } from '../transfer.schema.js';
import { counted, type EvidenceSays } from './transfer.js';

const day = 86_400_000;
/** The requester of a manual transfer sends it within this time; after that other people may. */
const sendingMs = 7 * day;
/** The times after the approval at which its requester is reminded to record it. */
const remindersMs = [2 * day, 6 * day] as const;

type Facts = Pick<TransferDocument, 'state' | 'channel' | 'requestedBy' | 'approvedAt'>;

/** A person has to send it, or to record that they have. */
export const isToRecord = ({ state, channel }: Pick<Facts, 'state' | 'channel'>): boolean =>
  state === 'approved' && channel === 'manual';

/** People other than its requester may record or cancel it. */
export const isOverdue = (transfer: Facts, now: Date): boolean =>
  isToRecord(transfer) && transfer.approvedAt.getTime() + sendingMs <= now.getTime();

/** From then on a person may release it; each download restarts the waiting time. */
export const releasableFrom = ({
  state,
  submittedAt,
  resubmittedAt,
}: Pick<TransferDocument, 'state' | 'submittedAt' | 'resubmittedAt'>): Date | undefined =>
  state === 'submitted' && submittedAt !== null ? transferWaitEnds(resubmittedAt ?? submittedAt) : undefined;

/** Transfers that were approved by then, and are not recorded, may be due for a reminder. */
export const remindableSince = (now: Date): Date => new Date(now.getTime() - remindersMs[0]);

/** Whether its requester is reminded now. Several missed reminders become one. */
export const isReminderDue = (transfer: Facts & Pick<TransferDocument, 'reminders'>, now: Date): boolean =>
  isToRecord(transfer) && remindersAt(transfer, now) > transfer.reminders;

/** How many reminders have become due since its approval. */
export const remindersAt = ({ approvedAt }: Pick<Facts, 'approvedAt'>, now: Date): number =>
  remindersMs.filter((ms) => approvedAt.getTime() + ms <= now.getTime()).length;

/** Until when its requester sees where to send the money; undefined for others, and when that is over. */
export function detailsShownUntil(transfer: Facts, viewer: Caller, now: Date): Date | undefined {
  // A requester who has lost the permission to pay has no use for them.
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

/** ISO day of its last payment. */
export const paidOn = (transfer: Told): string | undefined => lastSaying(transfer, 'paid')?.day;
export const returnedOn = (transfer: Told): string | undefined => lastSaying(transfer, 'returned')?.day;

/** The number by which the bank, or else a person, knows its last payment. */
export const latestUtr = ({ evidence, typedUtr }: Pick<TransferDocument, 'evidence' | 'typedUtr'>): string | null =>
  counted(evidence)
    .flatMap(({ says, utr }) => (says === 'paid' && utr !== null ? [utr] : []))
    .at(-1) ??
  typedUtr ??
  null;

export const failureOf = (transfer: Told): string | undefined => lastSaying(transfer, 'failed')?.reason ?? undefined;

/** The day that the bank names; one that has not come, or on which no file had the transfer, is misread, and today counts. */
export function evidenceDay(told: string | null, submittedAt: Date | null, now: Date): string {
  const today = indianDay(now);
  const isPossible = told !== null && told <= today && submittedAt !== null && told >= indianDay(submittedAt);
  return isPossible ? told : today;
}
