import type { TransferView } from '@deepam/contracts';

type Evidence = TransferView['evidence'][number];

export type TransferEvent = { readonly at: string } & (
  | { readonly what: 'approved' }
  | { readonly what: 'submitted' }
  | { readonly what: 'ended'; readonly how: 'released' | 'cancelled'; readonly by: string | null }
  | { readonly what: 'evidence'; readonly evidence: Evidence }
);

/** A transfer that was paid after its end keeps its end in the history: only one that was submitted can have been released. */
const howEnded = ({ state, submittedAt }: TransferView): 'released' | 'cancelled' => {
  if (state === 'released' || state === 'cancelled') return state;
  return submittedAt === undefined ? 'cancelled' : 'released';
};

export function historyOf(transfer: TransferView): TransferEvent[] {
  const { approvedAt, submittedAt, endedAt, endedBy = null, evidence } = transfer;
  const events: TransferEvent[] = [
    { at: approvedAt, what: 'approved' },
    ...(submittedAt === undefined ? [] : [{ at: submittedAt, what: 'submitted' } as const]),
    ...(endedAt === undefined ? [] : [{ at: endedAt, what: 'ended', how: howEnded(transfer), by: endedBy } as const]),
    ...evidence.map((one) => ({ at: one.recordedAt, what: 'evidence', evidence: one }) as const),
  ];
  return events.toSorted((a, b) => a.at.localeCompare(b.at));
}
