import { isSwitchable, notificationKinds, personalKinds, type SwitchableKind } from '@deepam/contracts';

type OfEvents = Exclude<SwitchableKind, 'broadcast'>;
interface Reader {
  readonly isHead: boolean;
  readonly isStaff: boolean;
}
export type KindGroup = (typeof personalKinds)[OfEvents]['group'] | 'news';

const groupOf = (kind: SwitchableKind): KindGroup => (kind === 'broadcast' ? 'news' : personalKinds[kind].group);
const isFor = (kind: SwitchableKind, { isHead, isStaff }: Reader): boolean => {
  if (kind === 'broadcast') return true;
  const { to } = personalKinds[kind];
  return to === 'company' ? isHead || isStaff : to === (isHead ? 'head' : 'member');
};

export function groupsFor(reader: Reader): readonly (readonly [KindGroup, readonly SwitchableKind[]])[] {
  const kinds = notificationKinds.filter(isSwitchable).filter((kind) => isFor(kind, reader));
  return [...new Set(kinds.map(groupOf))].map((group) => [group, kinds.filter((kind) => groupOf(kind) === group)]);
}
