import { holdPlace, listUnfinishedPayments, planRequested, requestPlanProof, type PlanName } from '@deepam/contracts';

import { describe, expect, it } from '@jest/globals';
import { planPayments, refusedWith } from './plan-payments.js';
import type { Person, TestNetwork } from './test-network.js';

export function unfinishedPaymentTests(network: () => TestNetwork, head: () => Person): void {
  const { enroll, handIn, approve, requestOf, proof } = planPayments(network, head);

  describe('A payment that was begun', () => {
    const hours = 3_600_000;
    const txnidFor = async (person: Person, plan: PlanName) => (await enroll(person, plan)).body.txnid;
    const unfinished = async (person: Person) => (await network().call(listUnfinishedPayments, {}, person.token)).body;
    const plansOf = async (person: Person) => (await unfinished(person)).map(({ plan }) => plan);
    const enrollments = () => network().service.db.collection('enrolments');
    const rowOf = async (person: Person) =>
      (await network().page(head(), { search: person.code })).fullNetwork.find(({ _id }) => _id === person.id)!;
    const salesOf = (person: Person) =>
      network().service.db.collection('sales').find({ memberId: person.id }).toArray();

    async function afterTime<T>(after: number, person: Person, work: (same: Person) => Promise<T>): Promise<T> {
      network().service.clock.advance(after);
      const expiresAt = Math.ceil(network().service.clock.now().getTime() / 1000) + 3600;
      const token = await network().service.tokens.memberToken({ memberId: person.id }, { expiresAt });
      return work({ ...person, token }).finally(() => network().service.clock.advance(-after));
    }

    it('an unfinished payment is the same for the same plan, and another one for another plan', async () => {
      const member = await network().member(head(), head());
      const silver = await enroll(member, 'Silver');
      const gold = await txnidFor(member, 'Gold');

      expect((await enroll(member, 'Silver')).body).toEqual(silver.body);
      expect(gold).not.toBe(silver.body.txnid);
      expect(await txnidFor(member, 'Gold')).toBe(gold);
      expect(await unfinished(member)).toMatchObject([
        { plan: 'Gold', txnid: gold },
        { ...silver.body, plan: 'Silver' },
      ]);
    });

    it('an unfinished payment is one payment, however many tabs begin it concurrently', async () => {
      const member = await network().member(head(), head());
      const txnids = await Promise.all(Array.from({ length: 8 }, () => txnidFor(member, 'Silver')));

      expect(new Set(txnids).size).toBe(1);
      expect(await enrollments().countDocuments({ memberId: member.id })).toBe(1);
    });

    it('an unfinished payment is one payment even if many tabs begin again after 48 hours', async () => {
      const member = await network().member(head(), head());
      const first = await txnidFor(member, 'Silver');
      await afterTime(48 * hours - 60_000, member, async (same) => expect(await txnidFor(same, 'Silver')).toBe(first));
      const txnids = await afterTime(48 * hours, member, async (same) => {
        expect(await unfinished(same)).toEqual([]);
        return Promise.all(Array.from({ length: 6 }, () => txnidFor(same, 'Silver')));
      });

      expect(new Set(txnids).size).toBe(1);
      expect(txnids[0]).not.toBe(first);
    });

    it('an unfinished payment is finished by its proof; one for another plan is not offered any more and can still be proved', async () => {
      const member = await network().member(head(), head());
      const [silver, gold] = [await txnidFor(member, 'Silver'), await txnidFor(member, 'Gold')];
      await handIn(member, 'Silver');

      expect(await plansOf(member)).toEqual([]);
      expect(await txnidFor(member, 'Silver')).not.toBe(silver);
      expect(await txnidFor(member, 'Gold')).toBe(gold);
      await handIn(member, 'Gold');
      expect(await requestOf(member)).toMatchObject({ plan: 'Gold', txnid: gold });
    });

    it('an unfinished payment keeps its reference when its proof is late, although another one was begun since', async () => {
      const member = await network().member(head(), head());
      const paid = await txnidFor(member, 'Silver');
      await afterTime(49 * hours, member, async (same) => {
        const begunAnew = await txnidFor(same, 'Silver');
        const body = { plan: 'Silver' as const, txnid: paid };
        const { status } = await network().call(
          requestPlanProof,
          { body, files: { planProof: await proof } },
          same.token,
        );

        expect(status).toBe(200);
        expect(await requestOf(same)).toMatchObject({ txnid: paid, otherTxnids: [begunAnew] });
        expect(await unfinished(same)).toEqual([]);
      });
      expect(await rowOf(member)).toMatchObject({ txnid: paid, otherTxnids: [expect.any(String)] });
    });

    it('an unfinished payment is never one of another member', async () => {
      const [member, other] = [await network().member(head(), head()), await network().member(head(), head())];
      const [own, theirs] = [await txnidFor(member, 'Silver'), await txnidFor(other, 'Silver')];
      const body = { plan: 'Silver' as const, txnid: theirs };
      await network().call(requestPlanProof, { body, files: { planProof: await proof } }, member.token);

      expect(await requestOf(member)).toMatchObject({ txnid: own });
      expect(await plansOf(other)).toEqual(['Silver']);
    });

    it('an unfinished payment keeps its amount although prices have changed, and sells for it unless the proof is late', async () => {
      const [inTime, late] = [await network().member(head(), head()), await network().member(head(), head())];
      for (const member of [inTime, late]) {
        await txnidFor(member, 'Silver');
        await enrollments().updateOne({ memberId: member.id }, { $set: { amountPaise: 140_000 } });
        expect((await enroll(member, 'Silver')).body).toMatchObject({ amount: 1400 });
      }
      await handIn(inTime, 'Silver');
      await afterTime(49 * hours, late, (same) => handIn(same, 'Silver'));

      expect(await rowOf(inTime)).toMatchObject({ amountDue: 1400 });
      expect(await rowOf(late)).toMatchObject({ amountDue: 1500, amountAsked: 1400 });
      expect((await network().outboxEventsOf(planRequested)).slice(-2)).toMatchObject([
        { amountPaise: 140_000 },
        { amountPaise: 150_000 },
      ]);
      await approve(inTime, 'Silver');
      expect(await salesOf(inTime)).toMatchObject([{ amountPaise: 140_000 }]);
    });

    it('an unfinished payment is not offered after the head has set a plan, and its proof shows the head the requested plan', async () => {
      const member = await network().member(head(), head());
      const { txnid } = (await enroll(member, 'Silver')).body;
      await approve(member, 'Bronze');

      expect(await unfinished(member)).toEqual([]);
      await handIn(member, 'Silver');
      expect(await rowOf(member)).toMatchObject({ txnid, amountDue: 750, amountAsked: 1500 });
      const upgrade = await enroll(member, 'Silver');
      expect(upgrade.body).toMatchObject({ amount: 750 });
      expect(upgrade.body.txnid).not.toBe(txnid);
    });

    it('no payment begins for an account that is being closed', async () => {
      const member = await network().member(head(), head());
      await network().call(holdPlace, { body: { memberId: member.id, hold: true } }, network().asService);

      expect(await enroll(member, 'Silver')).toMatchObject(refusedWith(409, 'ACCESS.ACCOUNT_CLOSING'));
    });
  });
}
