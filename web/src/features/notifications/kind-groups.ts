import { notificationKinds, personalKinds, type NotificationKind, type PersonalKind } from '@deepam/contracts';

export type KindGroup = (typeof personalKinds)[PersonalKind]['group'] | 'news';

const groupOf = (kind: NotificationKind): KindGroup => (kind === 'broadcast' ? 'news' : personalKinds[kind].group);
const isFor = (kind: NotificationKind, isHead: boolean): boolean =>
  kind === 'broadcast' || personalKinds[kind].to === (isHead ? 'head' : 'member');

/** The kinds that a person can get, in groups. */
export function groupsFor(isHead: boolean): readonly (readonly [KindGroup, readonly NotificationKind[]])[] {
  const kinds = notificationKinds.filter((kind) => isFor(kind, isHead));
  return [...new Set(kinds.map(groupOf))].map((group) => [group, kinds.filter((kind) => groupOf(kind) === group)]);
}
