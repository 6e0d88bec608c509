import { type NotificationKind, personalKinds } from '@deepam/contracts';
import type { EndpointName } from '../../lib/api/endpoint-types.js';

interface News {
  /** What on the screen is out of date now. */
  readonly changes: readonly EndpointName[];
  /** Where the reader sees it. */
  readonly page: string;
}

/** What a notification is news of. */
export const newsOf: Readonly<Record<NotificationKind, News>> = {
  ...personalKinds,
  broadcast: { changes: [], page: '/notifications' },
};
