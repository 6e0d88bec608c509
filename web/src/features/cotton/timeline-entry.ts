export type Milestone =
  | 'requested'
  | 'approved'
  | 'rejected'
  | 'sent'
  | 'delivered'
  | 'return-requested'
  | 'return-approved'
  | 'refunded'
  | 'return-rejected';

export interface TimelineEntry {
  readonly what: Milestone;
  /** `next` is what the order waits for. */
  readonly state: 'done' | 'next' | 'later';
  /** Null where it is not done, or nobody kept when. */
  readonly at: string | null;
  /** The day of the bank, of a step whose moment is not known. */
  readonly day?: string | undefined;
  /** For the head. */
  readonly by: string | null;
  /** The day by which it was promised, where it was. */
  readonly promised: string | null;
  /** The promise was not kept, or is not by today. */
  readonly isLate: boolean;
}
