import { evidenceSays, transferStates, type Paise, type TransferState } from '@deepam/contracts';

/** The events in the life of a transfer: acts of people, and payments, returns and failures that evidence shows. */
export const transferEvents = [
  ...(['submitted', 'cancelled', 'released'] as const),
  ...(['paid', 'paid-again', 'returned', 'failed'] as const),
] as const;
export type TransferEvent = (typeof transferEvents)[number];

/** The whole life of a transfer. An event that is not in the row of a state does not change that state. */
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

/** The next state; null where the event does not apply. */
export const nextState = (state: TransferState, event: TransferEvent): TransferState | null =>
  transferTransitions[state][event] ?? null;

/** The states in which the money may still leave: the payable gets no second transfer then. */
export const openStates = ['approved', 'submitted'] as const satisfies readonly TransferState[];
export const isOpen = (state: TransferState): boolean => openStates.some((open) => open === state);

/** How often the money of a transfer in this state has reached the member; 2 stands for more. */
export const timesPaidIn = (state: TransferState): 0 | 1 | 2 => (state === 'paid' ? 1 : state === 'paid-twice' ? 2 : 0);

export type EvidenceSays = (typeof evidenceSays)[number];

/** One statement about a transfer, kept for ever. */
export interface Evidence {
  readonly source: 'statement-line' | 'bank-answer' | 'person';
  /** The movement of a statement line, the line of an answer, or the act of a person: the same again is the same evidence. */
  readonly sourceId: string;
  readonly says: EvidenceSays;
  /** ISO day in India. */
  readonly day: string;
  readonly amountPaise: Paise;
  /** The bank's number of the payment. */
  readonly utr: string | null;
  readonly recordedAt: Date;
  /** The person who recorded it, or imported its list or its statement. */
  readonly recordedBy: string | null;
  /** The accounts of that person (`accountsOf`); missing in evidence of earlier releases. */
  readonly accounts?: readonly string[];
  readonly reason: string | null;
  /** It contradicts the transfer: it is kept and shown, and does not count. */
  readonly isDoubtful?: true;
}

type Shown = Pick<Evidence, 'source' | 'says' | 'day' | 'isDoubtful'>;

/** The evidence that counts. */
export const counted = <T extends Pick<Evidence, 'isDoubtful'>>(evidence: readonly T[]): T[] =>
  evidence.filter(({ isDoubtful }) => isDoubtful !== true);

/**
 * How often the money is with the member, as far as the evidence shows; 2 stands for more. Each source shows the same payments, so the source that
 * shows most of them counts. A return ends an earlier payment, even one that no evidence shows, and never a later one. Once a bank statement shows a
 * payment, a bank answer returns nothing: a person may have made it up.
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
  // On the same day, payments come first.
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

/** The part of a transfer that evidence changes. */
export interface Evidenced {
  readonly state: TransferState;
  readonly evidence: readonly Evidence[];
}

/** The transfer with the evidence added. The same evidence again changes nothing; the order in which evidence comes does not matter. */
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
  // Nothing is with the member, whichever of the two came first.
  if (counted(evidence).some(({ says }) => says === 'returned')) return ['returned'];
  return added.says === 'failed' && added.isDoubtful !== true ? ['failed'] : [];
}

type Judged = Evidenced & { readonly submittedAt?: Date | null };

/**
 * The evidence that can't be true together with the rest: a doubtful piece, an answer to a transfer that no download had, and answers that the bank has
 * not paid, or has returned, what is paid.
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

/** Returns that only bank answers show, against a payment of a bank statement. */
function unprovenReturns(evidence: readonly Evidence[]): readonly Evidence[] {
  if (daysIn(evidence, 'statement-line', 'paid').length === 0) return [];
  const proven = mostShown(evidence, 'returned', provingSources).length;
  const answered = counted(evidence).filter(({ source, says }) => source === 'bank-answer' && says === 'returned');
  return answered.toSorted((a, b) => (a.day < b.day ? -1 : 1)).slice(proven);
}

export const isContradicted = (transfer: Judged): boolean => contradictions(transfer).length > 0;

/** The table as text, one row for each state. */
export const transitionTable = (): string =>
  transferStates
    .map((state) => {
      const moves = Object.entries(transferTransitions[state]).map(([event, to]) => `${event} → ${to}`);
      return `${state}: ${moves.join(', ')}`;
    })
    .join('\n');
