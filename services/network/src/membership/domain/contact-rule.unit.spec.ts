import { contactReaders, type Permission } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import { seesContact } from './contact-rule.js';

const sponsor = { memberId: 'sponsor', isHead: false };
const above = { memberId: "sponsor's sponsor", isHead: false };
const head = { memberId: 'head', isHead: true };
const staff = (...permissions: Permission[]) => ({ memberId: 'staff', isHead: false, permissions });
const seenBy = (viewer: typeof head) =>
  contactReaders.filter((contactSeenBy) => seesContact(viewer, { sponsorId: 'sponsor', contactSeenBy }));

describe('E-mail and address', () => {
  it('are seen by whom the member has chosen, and by the head always', () => {
    expect(seenBy(head)).toEqual(['upline', 'sponsor', 'company']);
    expect(seenBy(sponsor)).toEqual(['upline', 'sponsor']);
    expect(seenBy(above)).toEqual(['upline']);
  });

  it('are seen by staff who approve or manage members, and by no others of the company, whatever was chosen', () => {
    for (const needs of ['approve-members', 'manage-members'] as const) {
      expect(seenBy(staff(needs))).toEqual(['upline', 'sponsor', 'company']);
    }
    expect(seenBy(staff('read', 'decide-plans', 'reveal-numbers'))).toEqual([]);
  });

  it('are seen by everyone above until the member chooses', () => {
    expect([sponsor, above, head].map((viewer) => seesContact(viewer, { sponsorId: 'sponsor' }))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('are seen by nobody above when the choice is one that this release does not know', () => {
    const chosen = { sponsorId: 'sponsor', contactSeenBy: 'family' as 'sponsor' };
    expect([seesContact(sponsor, chosen), seesContact(above, chosen)]).toEqual([undefined, undefined]);
  });
});
