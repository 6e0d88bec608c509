import { contactReaders, type Permission } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { seesContact } from './network-rows.js';

const sponsor = { memberId: 'sponsor', isHead: false };
const above = { memberId: "sponsor's sponsor", isHead: false };
const head = { memberId: 'head', isHead: true };
const staff = (...permissions: Permission[]) => ({ memberId: 'staff', isHead: false, permissions });
const seenBy = (viewer: typeof head) =>
  contactReaders.filter((contactSeenBy) => seesContact(viewer, { sponsorId: 'sponsor', contactSeenBy }));

it('the chosen readers see them, and the head always does', () => {
  expect(seenBy(head)).toEqual(['upline', 'sponsor', 'company']);
  expect(seenBy(sponsor)).toEqual(['upline', 'sponsor']);
  expect(seenBy(above)).toEqual(['upline']);
});

it('staff who approve or manage members see them, and no other staff, whatever was chosen', () => {
  for (const needs of ['approve-members', 'manage-members'] as const) {
    expect(seenBy(staff(needs))).toEqual(['upline', 'sponsor', 'company']);
  }
  expect(seenBy(staff('read', 'decide-plans', 'reveal-numbers'))).toEqual([]);
});

it('all uplines see them until the member chooses', () => {
  expect([sponsor, above, head].map((viewer) => seesContact(viewer, { sponsorId: 'sponsor' }))).toEqual([
    true,
    true,
    true,
  ]);
});

it('no upline sees them when this release does not know the choice', () => {
  const chosen = { sponsorId: 'sponsor', contactSeenBy: 'family' as 'sponsor' };
  expect([seesContact(sponsor, chosen), seesContact(above, chosen)]).toEqual([undefined, undefined]);
});
