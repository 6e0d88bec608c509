import type { BroadcastDocument } from './broadcast.schema.js';

/** A broadcast as one member sees it. */
export interface SeenBroadcast extends BroadcastDocument {
  readonly isRead: boolean;
}

/** The member who looks: broadcasts from before they joined are not theirs. */
export interface BroadcastReader {
  readonly memberId: string;
  readonly since: Date;
  /** All up to this number count as read. */
  readonly readTo: number;
}
