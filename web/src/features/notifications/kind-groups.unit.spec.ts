import { isSwitchable, notificationKinds } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { groupsFor } from './kind-groups.js';

const [head, staff, member] = [
  { isHead: true, isStaff: false },
  { isHead: false, isStaff: true },
  { isHead: false, isStaff: false },
];
const kindsOf = (reader: typeof head) => groupsFor(reader).flatMap(([, kinds]) => kinds);

it('the groups of preferences contain every kind, each once for a person', () => {
  for (const reader of [head, staff, member]) expect(new Set(kindsOf(reader)).size).toBe(kindsOf(reader).length);
  expect(new Set([...kindsOf(head), ...kindsOf(staff)])).toEqual(new Set(notificationKinds.filter(isSwitchable)));
});

it('only staff have the group of approval requests', () => {
  for (const reader of [head, staff]) expect(kindsOf(reader)).toContain('approval-pending');
  expect(kindsOf(member)).not.toContain('approval-pending');
});
