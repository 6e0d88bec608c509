import {
  addTaxDeposit,
  changeCommissionSchedule,
  approvalDays,
  approvalUseMinutes,
  correctPosting,
  downloadBankFile,
  approveCommissionRequest,
  makeBankFile,
  sessionsRevoked,
  showCommissionSchedule,
  updateCommissionStatus,
  waitingCommissionApprovals,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { poll, tinyJpeg } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { clerk, codeOf, approvalIn, head, TwoPeople } from './two-people.js';

let scene: TwoPeople;
beforeAll(async () => {
  scene = await TwoPeople.start();
});
afterAll(() => scene.stop());

async function payoutOf(amount: number) {
  const memberId = await scene.transfers.payouts.rich(1_000);
  await scene.transfers.identity.knows(memberId);
  await grantedEarnings(memberId, 5_000);
  return { memberId, payoutId: (await scene.transfers.payouts.ask(memberId, amount)).body.entry._id };
}

async function grantedEarnings(memberId: string, amount: number): Promise<void> {
  expect((await scene.grant(clerk(), await scene.asked(head, memberId, amount))).status).toBe(200);
}

describe('tax that was paid to the government', () => {
  it('a tax deposit above the threshold needs a second approver, and the sum of one clerk counts', async () => {
    const deducted = { memberId: newId(), personKey: 'member:x', hasPan: false, basisPaise: 1_000_000 };
    const sums = { coveredPaise: 1_000_000, rateBasisPoints: 2000, taxPaise: 200_000, year: 2026 };
    await scene.commission.db
      .collection<{ _id: string }>('tax_deductions')
      .insertOne({ _id: newId(), ...deducted, ...sums, paidAt: new Date() } as never);
    const firstClerk = clerk();
    const deposit = (challan: string, amount: number) =>
      scene.call(addTaxDeposit, firstClerk, { body: { challan, paidOn: '2026-04-01', amount } });
    expect((await deposit('C-1', 600)).status).toBe(201);
    const asked = await deposit('C-2', 600);
    expect(codeOf(asked)).toBe('202 done');
    const countDeposits = () => scene.commission.db.collection('tax_deposits').countDocuments({ challan: 'C-2' });
    expect(await countDeposits()).toBe(0);
    const other = clerk();
    const [shown] = await scene.list(other);
    expect(shown).toMatchObject({
      call: 'addTaxDeposit',
      amount: 600,
      member: null,
      changes: [
        {
          field: 'challan',
          before: null,
          after: 'C-2',
        },
        {
          field: 'paidOn',
          before: null,
          after: '2026-04-01',
        },
      ],
    });
    expect((await scene.grant(other, approvalIn(asked))).status).toBe(200);
    expect(await countDeposits()).toBe(1);
  });
});

describe('an amount above the threshold', () => {
  it('an earnings request waits for a second approver, runs once, and the audit trail names both people', async () => {
    const [requester, other] = [clerk(), clerk()];
    const memberId = await scene.commission.member();
    expect((await scene.add(requester, memberId, 1_000)).status).toBe(200);
    const id = await scene.asked(requester, memberId, 1_000.01);
    expect(await scene.earned(memberId)).toBe(100_000);
    const [shown] = await scene.list(other);
    expect(shown).toMatchObject({
      _id: id,
      call: 'addEarnings',
      state: 'waiting',
      amount: 1000.01,
      reason: 'Festival',
      payments: null,
      requestedBy: {
        _id: requester.memberId,
        name: `Name of ${requester.memberId}`,
      },
      member: { _id: memberId },
    });
    const { status, body } = await scene.grant(other, id);
    expect(status).toBe(200);
    expect(body.approval).toMatchObject({ state: 'approved', decidedBy: { _id: other.memberId } });
    expect(await scene.earned(memberId)).toBe(200_001);
    expect(codeOf(await scene.grant(head, id))).toBe('409 APPROVAL.ENDED');
    const postings = await scene.commission.postings({ 'reference.memberId': memberId });
    expect(postings.length).toBeLessThanOrEqual(2);
    const entries = await scene.entries('approval-requested', 'approval-request-approved', 'earnings-added');
    const ofThis = entries.filter((entry) => entry.memberId === memberId && entry.after?.['amount'] === 1_000.01);
    expect(ofThis.map(({ kind, actor, after }) => [kind, actor.id, after?.['requestedBy']])).toEqual([
      ['approval-requested', requester.memberId, undefined],
      ['approval-request-approved', other.memberId, requester.memberId],
      ['earnings-added', other.memberId, requester.memberId],
    ]);
  });

  it('a requester, even the head, and a person without the permission can’t approve the request', async () => {
    const memberId = await scene.commission.member();
    const requester = clerk();
    for (const person of [requester, head]) {
      const id = await scene.asked(person, memberId, person.isHead ? 6_000 : 7_000);
      expect(codeOf(await scene.grant(person, id))).toBe('403 APPROVAL.OWN_REQUEST');
      expect(codeOf(await scene.refuse(person, id))).toBe('403 APPROVAL.OWN_REQUEST');
      expect(codeOf(await scene.grant(clerk(['payouts', 'reveal-numbers']), id))).toBe('403 ACCESS.NOT_PERMITTED');
      expect(codeOf(await scene.grant({ ...clerk(), authTime: 0 }, id))).toBe('403 AUTH.REAUTHENTICATE');
      expect(codeOf(await scene.withdraw(clerk(), id))).toBe('404 APPROVAL.NOT_FOUND');
      expect(await scene.stateOf(id)).toBe('waiting');
    }
    expect(await scene.earned(memberId)).toBe(0);
    expect(codeOf(await scene.grant(head, newId()))).toBe('404 APPROVAL.NOT_FOUND');
  });

  it('each requester has one open request for the same amount, and may request it again after a withdrawal', async () => {
    const requester = clerk();
    const memberId = await scene.commission.member();
    const added = await Promise.all([scene.add(requester, memberId, 5_000), scene.add(requester, memberId, 5_000)]);
    expect(added.map(codeOf).toSorted()).toEqual(['202 done', '409 APPROVAL.WAITS_ALREADY']);
    const { _id } = (await scene.list(head)).find(({ member }) => member?._id === memberId)!;
    expect((await scene.withdraw(requester, _id)).body.approval.state).toBe('withdrawn');
    expect(codeOf(await scene.grant(head, _id))).toBe('409 APPROVAL.ENDED');
    expect((await scene.add(requester, memberId, 5_000)).status).toBe(202);
  });

  it('a colleague may request the same, and the request ends when one of both is carried out', async () => {
    const [dishonest, honest] = [clerk(), clerk()];
    const memberId = await scene.commission.member();
    const ids = [await scene.asked(dishonest, memberId), await scene.asked(honest, memberId)];
    const withdrawn = await scene.asked(clerk(), memberId);
    expect((await scene.refuse(head, withdrawn)).status).toBe(200);
    expect(codeOf(await scene.grant(head, ids[1]!))).toBe('200 done');
    expect(codeOf(await scene.grant(head, ids[0]!))).toBe('409 APPROVAL.ENDED');
    expect([await scene.stateOf(ids[0]!), await scene.stateOf(withdrawn)]).toEqual(['outdated', 'rejected']);
    expect(await scene.earned(memberId)).toBe(500_000);
    expect((await scene.news(ids[0]!)).at(-1)).toMatchObject({ requestedBy: dishonest.memberId, outcome: 'outdated' });
    const entry = (await scene.entries('approval-request-outdated')).find(({ subject }) => subject?.id === ids[0]);
    expect(entry?.after).toEqual({ action: 'earnings-added', requestedBy: dishonest.memberId });
  });

  it('of thirty concurrent requests of one person with two accounts at most twenty wait', async () => {
    const first = clerk();
    const second = { ...clerk(), influencedBy: [first.memberId] };
    const members = await Promise.all(Array.from({ length: 30 }, () => scene.commission.member()));
    const asked = await Promise.all(members.map((id, at) => scene.add(at % 2 === 0 ? first : second, id, 5_000)));
    const codes = asked.map(codeOf);
    expect(codes.filter((code) => code === '202 done')).toHaveLength(20);
    expect(codes.filter((code) => code === '409 APPROVAL.TOO_MANY_OPEN')).toHaveLength(10);
    const mine = (await scene.list(head)).find(({ requestedBy }) => requestedBy._id === first.memberId)!;
    await scene.withdraw(first, mine._id);
    expect((await scene.add(second, await scene.commission.member(), 5_000)).status).toBe(202);
    expect((await scene.add(clerk(), members[0]!, 6_000)).status).toBe(202);
  });

  it('a repeated call gets the same answer as the first one', async () => {
    const memberId = await scene.commission.member();
    const requester = clerk();
    const idempotencyKey = newId();
    const first = await scene.add(requester, memberId, 5_000, { idempotencyKey });
    const again = await scene.add(requester, memberId, 5_000, { idempotencyKey });
    expect(approvalIn(again)).toBe(approvalIn(first));
    const key = newId();
    const input = { params: { id: approvalIn(first) }, idempotencyKey: key };
    const granted = await scene.call(approveCommissionRequest, head, input);
    expect((await scene.call(approveCommissionRequest, head, input)).body).toEqual(granted.body);
    expect(await scene.earned(memberId)).toBe(500_000);
  });
});

describe('concurrent decisions on a request', () => {
  it('one of many concurrent approvals succeeds', async () => {
    for (let round = 0; round < 5; round += 1) {
      const memberId = await scene.commission.member();
      const id = await scene.asked(clerk(), memberId);
      const answers = await Promise.all([head, clerk(), clerk(), clerk()].map((person) => scene.grant(person, id)));
      expect(answers.map(codeOf).toSorted()).toEqual(['200 done', ...Array(3).fill('409 APPROVAL.ENDED')]);
      expect(await scene.earned(memberId)).toBe(500_000);
    }
  });

  it('one of an approval, a rejection and a withdrawal holds, and the money follows it', async () => {
    for (let round = 0; round < 6; round += 1) {
      const memberId = await scene.commission.member();
      const requester = clerk();
      const id = await scene.asked(requester, memberId);
      const answers = await Promise.all([
        scene.grant(head, id),
        scene.withdraw(requester, id),
        scene.refuse(clerk(), id),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const isGranted = answers[0].status === 200;
      expect((await scene.stateOf(id)) === 'approved').toBe(isGranted);
      expect(await scene.earned(memberId)).toBe(isGranted ? 500_000 : 0);
    }
  });
});

describe('changes between request and approval', () => {
  it('a rejected payout is not paid by an approval, and the request ends', async () => {
    const { memberId, payoutId } = await payoutOf(4_000);
    const requester = clerk();
    const body = { userId: memberId, commissionId: payoutId, status: 'Approved' as const };
    const id = approvalIn(await scene.call(updateCommissionStatus, requester, { body }));
    expect(
      (await scene.call(updateCommissionStatus, requester, { body: { ...body, status: 'Rejected' } })).status,
    ).toBe(200);
    expect(codeOf(await scene.grant(head, id))).toBe('409 COMMISSION.PAYOUT_DECIDED');
    expect(await scene.stateOf(id)).toBe('outdated');
    expect((await scene.list(requester, 'ended')).map(({ _id }) => _id)).toContain(id);
    expect(codeOf(await scene.grant(head, id))).toBe('409 APPROVAL.ENDED');
  });

  it('a credit with less left is not reversed', async () => {
    const memberId = await scene.commission.member();
    await grantedEarnings(memberId, 9_000);
    const postingId = (await scene.commission.postings({ kind: 'adjustment' })).at(-1)!._id;
    const requester = clerk();
    const id = approvalIn(
      await scene.call(correctPosting, requester, { body: { postingId, reason: 'Wrong', amount: 2_000 } }),
    );
    expect(
      (await scene.call(correctPosting, requester, { body: { postingId, reason: 'A part', amount: 500 } })).status,
    ).toBe(201);
    expect(codeOf(await scene.grant(head, id))).toBe('409 APPROVAL.OUTDATED');
    expect(await scene.stateOf(id)).toBe('outdated');
    expect(await scene.earned(memberId)).toBe(850_000);
  });

  it('rates that another person has changed are not changed again', async () => {
    const { body: now } = await scene.call(showCommissionSchedule, head);
    const terms = { version: now.version, ratesBasisPoints: now.ratesBasisPoints, levelsByPlan: now.levelsByPlan };
    const wished = (rate: number) => ({ ...terms, ratesBasisPoints: [rate, ...terms.ratesBasisPoints.slice(1)] });
    const [requester, other] = [clerk(), clerk()];
    const first = approvalIn(await scene.call(changeCommissionSchedule, requester, { body: wished(600) }));
    const second = approvalIn(await scene.call(changeCommissionSchedule, requester, { body: wished(700) }));
    const shown = (await scene.list(other)).find(({ _id }) => _id === first);
    expect(shown?.changes).toEqual([{ field: 'level-1', before: String(terms.ratesBasisPoints[0]), after: '600' }]);
    expect((await scene.grant(other, first)).status).toBe(200);
    expect(codeOf(await scene.grant(other, second))).toBe('409 COMMISSION.SCHEDULE_CHANGED');
    const { body: after } = await scene.call(showCommissionSchedule, head);
    expect([after.version, after.ratesBasisPoints[0]]).toEqual([now.version + 1, 600]);
  });

  it('the requests of a person who has lost rights or logins end', async () => {
    const requester = { ...clerk(), sessionVersion: 3 };
    const memberId = await scene.commission.member();
    const id = await scene.asked(requester, memberId);
    await scene.commission.takesIn(sessionsRevoked, { memberId: requester.memberId, sessionVersion: 4 });
    await poll(async () => (await scene.call(waitingCommissionApprovals, requester)).status === 401);
    expect(codeOf(await scene.grant(head, id))).toBe('409 APPROVAL.REQUESTER_CHANGED');
    expect(await scene.stateOf(id)).toBe('outdated');
    expect(await scene.earned(memberId)).toBe(0);
  });

  it('a request ends after a week and must be made again', async () => {
    const memberId = await scene.commission.member();
    const requester = clerk();
    const id = await scene.asked(requester, memberId);
    const { requestedAt, expiresAt } = (await scene.list(requester))[0]!;
    expect(Date.parse(expiresAt) - Date.parse(requestedAt)).toBe(approvalDays * 86_400_000);
    await scene.isOver(id, 'expiresAt');
    expect(codeOf(await scene.grant(head, id))).toBe('409 APPROVAL.ENDED');
    const [ended] = (await scene.list(requester, 'ended')).filter(({ _id }) => _id === id);
    expect(ended?.state).toBe('expired');
    const next = await scene.asked(requester, memberId);
    expect((await scene.grant(head, next)).status).toBe(200);
    expect(await scene.earned(memberId)).toBe(500_000);
  });
});

describe('payouts', () => {
  it('a request needs no picture of a payment that is not made yet', async () => {
    const { memberId, payoutId } = await payoutOf(3_000);
    const body = { userId: memberId, commissionId: payoutId, status: 'Approved' as const };
    const files = { paymentProof: await tinyJpeg() };
    expect(codeOf(await scene.call(updateCommissionStatus, clerk(), { body, files }))).toBe(
      '409 APPROVAL.WITHOUT_FILE',
    );
    const id = approvalIn(await scene.call(updateCommissionStatus, clerk(), { body }));
    expect((await scene.grant(head, id)).status).toBe(200);
    expect((await scene.commission.amounts(memberId)).earnings.reserved).toBe(0);
  });

  it('payouts of a bank file count together', async () => {
    const people = [await payoutOf(600), await payoutOf(601)];
    const [requester, other] = [clerk(), clerk()];
    const body = { payableIds: people.map(({ payoutId }) => payoutId) };
    const id = approvalIn(await scene.call(makeBankFile, requester, { body }));
    const [shown] = (await scene.list(other)).filter(({ _id }) => _id === id);
    expect(shown).toMatchObject({ amount: 1_201, payments: { count: 2 } });
    expect(shown?.payments?.largest[0]).toMatchObject({ _id: people[1]?.memberId, amount: 601 });
    expect((await scene.grant(other, id)).status).toBe(200);
    for (const payableId of body.payableIds)
      expect(await scene.transfers.payable(payableId)).toMatchObject({
        transfers: [{ approvedBy: expect.any(String) }],
      });
  });

  it('the requester makes a bank file once after the approval; nothing is revealed before', async () => {
    const { memberId, payoutId } = await payoutOf(900);
    const [requester, other] = [clerk(), clerk()];
    const made = await scene.call(makeBankFile, requester, { body: { payableIds: [payoutId] } });
    expect(made.status).toBe(201);
    const { identity } = scene.transfers;
    const before = identity.revealed.length;
    const wish = { params: { bankFileId: made.body.bankFile._id }, body: { format: 'generic-neft' as const } };
    const id = approvalIn(await scene.call(downloadBankFile, requester, wish));
    expect(codeOf(await scene.grant(clerk(['reveal-numbers']), id))).toBe('403 ACCESS.NOT_PERMITTED');
    const { body } = await scene.grant(other, id);
    expect(body.approval).toMatchObject({ state: 'approved', what: 'generic-neft' });
    expect(body.approval.usableUntil).not.toBeNull();
    expect(identity.revealed.length).toBe(before);
    expect(approvalIn(await scene.call(downloadBankFile, other, wish))).not.toBe(id);
    const file = await scene.call(downloadBankFile, requester, wish);
    expect(file.status).toBe(200);
    expect(file.text).toContain(identity.details.get(memberId)!.bankAccountNo);
    const [entry] = (await scene.entries('bank-file-downloaded')).slice(-1);
    expect([entry?.actor.id, entry?.after?.['approvedBy']]).toEqual([requester.memberId, other.memberId]);
    const rows = await scene.commission.db.collection('approval_requests').find().toArray();
    expect(JSON.stringify(rows)).not.toContain(identity.details.get(memberId)!.bankAccountNo);
    expect(codeOf(await scene.call(downloadBankFile, requester, wish))).toBe('409 COMMISSION.DOWNLOADED_BEFORE');
  });

  it('an approval that is not used in time must be requested again', async () => {
    const { payoutId } = await payoutOf(900);
    const requester = clerk();
    const made = await scene.call(makeBankFile, requester, { body: { payableIds: [payoutId] } });
    const wish = { params: { bankFileId: made.body.bankFile._id }, body: { format: 'generic-neft' as const } };
    const id = approvalIn(await scene.call(downloadBankFile, requester, wish));
    const { decidedAt, usableUntil } = (await scene.grant(head, id)).body.approval;
    expect(Date.parse(usableUntil!) - Date.parse(decidedAt!)).toBe(approvalUseMinutes * 60_000);
    await scene.isOver(id, 'usableUntil');
    expect(approvalIn(await scene.call(downloadBankFile, requester, wish))).not.toBe(id);
  });
});

describe('the visibility of approval requests', () => {
  it('a person sees the requests they may decide, and their own; the count leaves out their own', async () => {
    const memberId = await scene.commission.member();
    const requester = clerk(['adjust-money']);
    const id = await scene.asked(requester, memberId);
    const ids = async (person: Parameters<TwoPeople['list']>[0]) => (await scene.list(person)).map(({ _id }) => _id);
    expect(await ids(requester)).toContain(id);
    expect(await ids(clerk(['read']))).toContain(id);
    expect(await ids(clerk(['schedule']))).not.toContain(id);
    const count = async (person: Parameters<TwoPeople['list']>[0]) =>
      (await scene.call(waitingCommissionApprovals, person)).body.approvals;
    const others = await count(clerk(['adjust-money']));
    expect(await count(requester)).toBe(others - 1);
    const refused = await scene.refuse(clerk(['adjust-money']), id, 'Not this month');
    expect(refused.body.approval).toMatchObject({ state: 'rejected', rejectionReason: 'Not this month' });
    const [seen] = (await scene.list(requester, 'ended')).filter(({ _id }) => _id === id);
    expect(seen).toMatchObject({ state: 'rejected', rejectionReason: 'Not this month' });
  });
});
