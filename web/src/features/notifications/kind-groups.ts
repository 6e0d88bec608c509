import { isSwitchable, notificationKinds, personalKinds, type SwitchableKind } from '@deepam/contracts';

type OfEvents = Exclude<SwitchableKind, 'broadcast'>;
export type KindGroup = (typeof personalKinds)[OfEvents]['group'] | 'news';

const groupOf = (kind: SwitchableKind): KindGroup => (kind === 'broadcast' ? 'news' : personalKinds[kind].group);
const isFor = (kind: SwitchableKind, isHead: boolean): boolean =>
  kind === 'broadcast' || personalKinds[kind].to === (isHead ? 'head' : 'member');

/** The kinds that a person can get and can switch off, in groups. */
export function groupsFor(isHead: boolean): readonly (readonly [KindGroup, readonly SwitchableKind[]])[] {
  const kinds = notificationKinds.filter(isSwitchable).filter((kind) => isFor(kind, isHead));
  return [...new Set(kinds.map(groupOf))].map((group) => [group, kinds.filter((kind) => groupOf(kind) === group)]);
}
