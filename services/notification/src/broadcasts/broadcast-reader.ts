import type { BroadcastDocument } from './broadcast.schema.js';

export interface SeenBroadcast extends BroadcastDocument {
  readonly isRead: boolean;
}

export interface BroadcastReader {
  readonly memberId: string;
  readonly since: Date;
  readonly readTo: number;
}
