import {
  type ContactSeenBy,
  memberReinstated,
  memberSuspended,
  networkChildren,
  profileChanged,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { freshMobile, poll } from '@deepam/testing';
import { describe, expect, it } from '@jest/globals';
import type { Person, TestNetwork } from './test-network.js';

export const profile = (memberId: string, revision: number, name: string) => ({
  memberId,
  revision,
  name,
  email: 'new@example.in',
  mobile: freshMobile(),
  address: 'Satara',
  avatarKey: 'identity/avatars/a.jpg',
  idProofKey: null,
  panProofKey: null,
});

export function laterNewsTests(network: () => TestNetwork, head: () => Person): void {
  describe('E-mail and address', () => {
    const tell = async (memberId: string, revision: number, choice: { contactSeenBy?: ContactSeenBy }) =>
      network().handled(
        await network().hears(profileChanged, { ...profile(memberId, revision, 'Asha Patil'), ...choice }),
      );

    async function contactFor(viewer: Person, sponsor: Person, member: { code: string }) {
      const { body } = await network().call(networkChildren, { params: { id: sponsor.id } }, viewer.token);
      const { fullNetwork } = await network().page(viewer, { search: member.code });
      const rows = [...fullNetwork, ...body].filter((row) => row.referralCode === member.code);
      expect(rows).toHaveLength(2);
      return [...new Set(rows.map(({ email, address, isContactHidden }) => [email, address, isContactHidden].join()))];
    }

    it('the email and the address reach the members whom their owner has chosen, also if an event is late, repeated or without a choice', async () => {
      const above = await network().member(head(), head(), { plan: 'Gold' });
      const sponsor = await network().member(above, head(), { plan: 'Silver' });
      const member = await network().member(sponsor, head());
      const people = [head(), above, sponsor];
      const seen = () => Promise.all(people.map((viewer) => contactFor(viewer, sponsor, member)));
      const [shown, hidden] = [['new@example.in,Satara,false'], [',,true']];

      await tell(member.id, 2, {});
      expect(await seen()).toEqual([shown, shown, shown]);
      await tell(member.id, 4, { contactSeenBy: 'sponsor' });
      expect(await seen()).toEqual([shown, hidden, shown]);
      await tell(member.id, 3, { contactSeenBy: 'upline' });
      await tell(member.id, 4, { contactSeenBy: 'upline' });
      await tell(member.id, 5, {});
      expect(await seen()).toEqual([shown, hidden, shown]);
      await tell(member.id, 6, { contactSeenBy: 'company' });
      expect(await seen()).toEqual([shown, hidden, hidden]);
      expect(await network().view(member)).toMatchObject({ email: 'new@example.in', address: 'Satara' });
    });

    it('the email and the address are hidden from all uplines from the first moment if that was chosen at registration', async () => {
      const sponsor = await network().member(head(), head(), { plan: 'Gold' });
      const newcomer = { ...network().newcomer(sponsor), email: 'asha@example.in', contactSeenBy: 'company' as const };
      await tell(newcomer.memberId, 2, {});
      const { body } = await network().place(newcomer);

      expect(await contactFor(sponsor, sponsor, { code: body.referralCode })).toEqual([',,true']);
    });
  });

  describe('A suspension', () => {
    const change = { byId: newId(), reason: 'Sold wicks of another maker' };
    const at = new Date().toISOString();

    it('a suspension is marked only in the list of the head, and stays ended after a repeated or late event', async () => {
      const sponsor = await network().member(head(), head(), { plan: 'Gold' });
      const { id: memberId } = await network().member(sponsor, head(), { name: 'Suspended Once' });
      const suspended = { memberId, ...change, suspendedAt: at };
      const marksOf = async (viewer: Person) => {
        const { fullNetwork } = await network().page(viewer, { search: 'Suspended Once' });
        return fullNetwork.map((row) => row.isSuspended);
      };
      await network().handled(await network().hears(memberSuspended, { ...suspended, revision: 1 }));
      expect(await marksOf(head())).toEqual([true]);
      expect(await marksOf(sponsor)).toEqual([undefined]);
      await network().handled(
        await network().hears(memberReinstated, { memberId, ...change, reinstatedAt: at, revision: 2 }),
      );
      await network().handled(await network().hears(memberSuspended, { ...suspended, revision: 1 }));
      expect(await marksOf(head())).toEqual([undefined]);
    });
  });

  describe("A sponsor's new name", () => {
    it("a sponsor's new name reaches the rows of the downline, and of members who register concurrently", async () => {
      const sponsor = await network().member(head(), head(), { name: 'Old Name', plan: 'Gold' });
      const below = await Promise.all(Array.from({ length: 5 }, () => network().member(sponsor, head())));
      const renamed = {
        memberId: sponsor.id,
        revision: 1,
        name: 'New Name',
        email: null,
        mobile: freshMobile(),
        address: null,
        avatarKey: null,
        idProofKey: null,
        panProofKey: null,
      };
      const [, ...late] = await Promise.all([
        network().hears(profileChanged, renamed),
        ...Array.from({ length: 5 }, () => network().place(network().newcomer(sponsor))),
      ]);
      await poll(async () => (await network().view(below[0]!)).addedBy?.name === 'New Name');
      network().service.clock.advance(80_000);

      expect(late).toHaveLength(5);
      await poll(async () => {
        const rows = await network().walk(sponsor);
        return rows.length === 10 && rows.every((row) => row.addedBy?.name === 'New Name');
      });
      await poll(async () => (await network().service.db.collection('sponsor_renames').countDocuments()) === 0);
    });
  });
}
