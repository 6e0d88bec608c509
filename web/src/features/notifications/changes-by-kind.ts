import { type NotificationView, personalKinds, unknownNews } from '@deepam/contracts';
import type { EndpointName } from '../../lib/api/endpoint-types.js';

interface Change {
  /** What on the screen is out of date now. */
  readonly changes: readonly EndpointName[];
  /** Where the reader sees it. */
  readonly page: string;
}

/** What a notification says has changed. */
export const changesByKind: Readonly<Record<NotificationView['kind'], Change>> = {
  ...personalKinds,
  unknown: { changes: [], page: unknownNews.page },
  broadcast: { changes: [], page: '/notifications' },
};

/** Where it leads: a notification of an older server has no link of its own, and one of a newer server's kinds no page here. */
export const linkTo = ({ link, kind }: Pick<NotificationView, 'link' | 'kind'>): string =>
  link ?? changesByKind[kind]?.page ?? '/notifications';
