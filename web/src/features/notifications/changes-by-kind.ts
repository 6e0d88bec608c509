import { type NotificationView, personalKinds, unknownNews } from '@deepam/contracts';
import type { EndpointName } from '../../lib/api/endpoint-types.js';

interface Change {
  readonly changes: readonly EndpointName[];
  readonly page: string;
}

export const changesByKind: Readonly<Record<NotificationView['kind'], Change>> = {
  ...personalKinds,
  unknown: { changes: [], page: unknownNews.page },
  broadcast: { changes: [], page: '/notifications' },
};

/** A notification of an older server has no link, and a kind of a newer server has no page here. */
export const linkTo = ({ link, kind }: Pick<NotificationView, 'link' | 'kind'>): string =>
  link ?? changesByKind[kind]?.page ?? '/notifications';
