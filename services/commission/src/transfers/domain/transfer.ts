import { evidenceSays, transferStates, type Paise, type TransferState, type PayableState } from '@deepam/contracts';

export const transferEvents = [
  ...(['submitted', 'cancelled', 'released'] as const),
  ...(['paid', 'paid-again', 'returned', 'failed'] as const),
] as const;
type TransferEvent = (typeof transferEvents)[number];

/** An event that is not in the row of a state does not change that state. */
export const transferTransitions: Readonly<
  Record<TransferState, Readonly<Partial<Record<TransferEvent, TransferState>>>>
> = {
  approved: { submitted: 'submitted', cancelled: 'cancelled', paid: 'paid', returned: 'returned' },
  submitted: { released: 'released', paid: 'paid', returned: 'returned', failed: 'failed' },
  paid: { 'paid-again': 'paid-twice', returned: 'returned' },
  'paid-twice': { returned: 'paid' },
  failed: { paid: 'paid', returned: 'returned' },
  returned: { paid: 'paid' },
  released: { paid: 'paid', returned: 'returned', failed: 'failed' },
  cancelled: { paid: 'paid', returned: 'returned' },
};

export const nextState = (state: TransferState, event: TransferEvent): TransferState | null =>
  transferTransitions[state][event] ?? null;

/** The money may still leave in these states, so the payable gets no second transfer. */
const openStates = ['approved', 'submitted'] as const satisfies readonly TransferState[];
export const isOpen = (state: TransferState): boolean => openStates.some((open) => open === state);

export const timesPaidIn = (state: TransferState): 0 | 1 | 2 => (state === 'paid' ? 1 : state === 'paid-twice' ? 2 : 0);

export type EvidenceSays = (typeof evidenceSays)[number];

/** Evidence is never deleted. `day` is an ISO day in India. */
export interface Evidence {
  readonly source: 'statement-line' | 'bank-answer' | 'person';
  /**
   * The id is that of a statement movement, a bank answer's line or a person's act; repeated evidence has the same id.
   */
  readonly sourceId: string;
  readonly says: EvidenceSays;
  readonly day: string;
  readonly amountPaise: Paise;
  readonly utr: string | null;
  readonly recordedAt: Date;
  readonly recordedBy: string | null;
  /**
   * The accounts are those of the person in `recordedBy` (`accountsOf`); they are missing for a payment that is
   * recorded with its transfer.
   */
  readonly accounts?: readonly string[];
  readonly reason: string | null;
  /** Doubtful evidence contradicts the transfer: it is stored and shown, and does not count. */
  readonly isDoubtful?: true;
}

type Shown = Pick<Evidence, 'source' | 'says' | 'day' | 'isDoubtful'>;

export const counted = <T extends Pick<Evidence, 'isDoubtful'>>(evidence: readonly T[]): T[] =>
  evidence.filter(({ isDoubtful }) => isDoubtful !== true);

/**
 * Each source shows the same payments, so the source with the most payments counts. A return ends an earlier payment,
 * even one without evidence, and never a later one. Once a bank statement shows a payment, a bank answer can't return
 * it, since a clerk may have made the answer up.
 * @returns how often the evidence shows the money with the member; 2 means two or more
 */
export function timesPaid(evidence: readonly Shown[]): 0 | 1 | 2 {
  const debits = daysIn(evidence, 'statement-line', 'paid');
  const returns = mostShown(evidence, 'returned', debits.length > 0 ? provingSources : sources);
  const times = Math.max(timesAfter(mostShown(evidence, 'paid', sources), returns), timesAfter(debits, returns));
  return times > 1 ? 2 : (times as 0 | 1);
}

const sources = ['statement-line', 'bank-answer', 'person'] as const;
/** A single clerk can make up a bank answer. Two people record the recovery of a payment. */
const provingSources = ['statement-line', 'person'] as const;

function timesAfter(payments: readonly string[], returns: readonly string[]): number {
  const moves = [...payments.map((day) => ({ day, by: 1 })), ...returns.map((day) => ({ day, by: -1 }))];
  // Payments precede returns of the same day.
  const inOrder = moves.toSorted((a, b) => (a.day === b.day ? b.by - a.by : a.day < b.day ? -1 : 1));
  return inOrder.reduce((left, { by }) => Math.max(0, left + by), 0);
}

const daysIn = (evidence: readonly Shown[], source: Evidence['source'], says: EvidenceSays): string[] =>
  counted(evidence).flatMap((one) => (one.source === source && one.says === says ? [one.day] : []));

const mostShown = (
  evidence: readonly Shown[],
  says: EvidenceSays,
  among: readonly Evidence['source'][],
): readonly string[] =>
  among
    .map((source) => daysIn(evidence, source, says))
    .reduce((most, days) => (days.length > most.length ? days : most));

export interface Evidenced {
  readonly state: TransferState;
  readonly evidence: readonly Evidence[];
}

/** Repeated evidence changes nothing, and the order of evidence does not matter. */
export function withEvidence<T extends Evidenced>(transfer: T, added: Evidence): T {
  const isKnown = transfer.evidence.some(
    ({ source, sourceId }) => source === added.source && sourceId === added.sourceId,
  );
  if (isKnown) return transfer;
  const evidence = [...transfer.evidence, added];
  const state = eventsOf(transfer.state, evidence, added).reduce(
    (before, event) => nextState(before, event) ?? before,
    transfer.state,
  );
  return { ...transfer, evidence, state };
}

function eventsOf(state: TransferState, evidence: readonly Evidence[], added: Evidence): readonly TransferEvent[] {
  const [before, after] = [timesPaidIn(state), timesPaid(evidence)];
  if (after > before) return after - before === 2 ? ['paid', 'paid-again'] : [before === 0 ? 'paid' : 'paid-again'];
  if (after < before) return before - after === 2 ? ['returned', 'returned'] : ['returned'];
  if (after > 0) return [];
  // The member has no money from this transfer, in whatever order it was paid and returned.
  if (counted(evidence).some(({ says }) => says === 'returned')) return ['returned'];
  return added.says === 'failed' && added.isDoubtful !== true ? ['failed'] : [];
}

type Judged = Evidenced & { readonly submittedAt?: Date | null };

/**
 * Doubtful evidence, an answer to a transfer without a download, and an answer that denies a proven payment contradict
 * the remaining evidence.
 */
export function contradictions({ state, evidence, submittedAt = null }: Judged): readonly Evidence[] {
  const isPaid = timesPaidIn(state) > 0;
  const unproven = isPaid ? unprovenReturns(evidence) : [];
  return evidence.filter(
    (one) =>
      one.isDoubtful === true ||
      (one.source === 'bank-answer' && submittedAt === null) ||
      (one.says === 'failed' && isPaid) ||
      unproven.includes(one),
  );
}

function unprovenReturns(evidence: readonly Evidence[]): readonly Evidence[] {
  if (daysIn(evidence, 'statement-line', 'paid').length === 0) return [];
  const proven = mostShown(evidence, 'returned', provingSources).length;
  const answered = counted(evidence).filter(({ source, says }) => source === 'bank-answer' && says === 'returned');
  return answered.toSorted((a, b) => (a.day < b.day ? -1 : 1)).slice(proven);
}

export const isContradicted = (transfer: Judged): boolean => contradictions(transfer).length > 0;

export const transitionTable = (): string =>
  transferStates
    .map((state) => {
      const moves = Object.entries(transferTransitions[state]).map(([event, to]) => `${event} → ${to}`);
      return `${state}: ${moves.join(', ')}`;
    })
    .join('\n');

export function stateOfPayable(transfers: readonly { readonly state: TransferState }[]): PayableState {
  const times = transfers.reduce((sum, { state }) => sum + timesPaidIn(state), 0);
  if (times > 0) return times === 1 ? 'paid' : 'paid-twice';
  return transfers.some(({ state }) => isOpen(state)) ? 'in-transfer' : 'owed';
}

/**
 * The current transfer is the one that has paid the payable, even if a later one exists, or else the latest.
 * @param transfers of one payable, the latest first
 */
export const currentTransfer = <T extends { readonly state: TransferState }>(transfers: readonly T[]): T | undefined =>
  transfers.find(({ state }) => timesPaidIn(state) > 0) ?? transfers[0];
