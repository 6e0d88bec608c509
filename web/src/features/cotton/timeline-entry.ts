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
  readonly at: string | null;
  readonly day?: string | undefined;
  readonly by: string | null;
  readonly promised: string | null;
  readonly isLate: boolean;
}
