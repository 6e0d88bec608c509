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
  readonly state: 'done' | 'next' | 'later';
  /** Null for an open step, or if the time was not stored. */
  readonly at: string | null;
  /** The bank's day, for a step without an exact time. */
  readonly day?: string | undefined;
  readonly by: string | null;
  readonly promised: string | null;
  readonly isLate: boolean;
}
