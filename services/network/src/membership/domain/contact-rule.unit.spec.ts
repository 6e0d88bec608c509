import { contactReaders } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import { seesContact } from './contact-rule.js';

const sponsor = { memberId: 'sponsor', isHead: false };
const above = { memberId: "sponsor's sponsor", isHead: false };
const head = { memberId: 'head', isHead: true };
const seenBy = (viewer: typeof head) =>
  contactReaders.filter((contactSeenBy) => seesContact(viewer, { sponsorId: 'sponsor', contactSeenBy }));

describe('E-mail and address', () => {
  it('are seen by whom the member has chosen, and by the head always', () => {
    expect(seenBy(head)).toEqual(['upline', 'sponsor', 'company']);
    expect(seenBy(sponsor)).toEqual(['upline', 'sponsor']);
    expect(seenBy(above)).toEqual(['upline']);
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
