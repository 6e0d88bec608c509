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

/**
 * `at` is null for an open step, or if the time was not stored; `day` is the bank's day, for a step without an exact
 * time.
 */
export interface TimelineEntry {
  readonly what: Milestone;
  readonly state: 'done' | 'next' | 'later';
  readonly at: string | null;
  readonly day?: string | undefined;
  readonly by: string | null;
  readonly promised: string | null;
  readonly isLate: boolean;
}
