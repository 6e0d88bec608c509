import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  addEarnings,
  balance,
  closedAccountName,
  commissionRequest,
  issueServiceToken,
  kycConsentChanged,
  memberCommissions,
  memberPlaced,
  payoutBankDetails,
  profileChanged,
  revealBankDetails,
  updateCommissionStatus,
} from '@deepam/contracts';
import { Members } from '@deepam/members';
import { ForgottenMembers, Outbox } from '@deepam/messaging';
import { newId, Transactions } from '@deepam/platform';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { headId, TestCommission } from './commission-harness.js';

const clear = { name: 'Asha Patil', bankAccountNo: '123456789012', ifscCode: 'SBIN0005943' };
/** What identity was asked, and with what. */
const asked: { authorization: string | undefined; body: unknown }[] = [];
/** Of the small identity service beside it; what else it is asked for, it does not know. */
const answers: Record<string, object> = {
  [`/api${revealBankDetails.path}`]: clear,
};
let identity: Server;
let commission: TestCommission;
let member: string;
let payoutId: string;
let ownToken: string;

beforeAll(async () => {
  identity = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const { authorization } = request.headers;
      if (request.url === `/api${revealBankDetails.path}`) {
        asked.push({ authorization, body: JSON.parse(Buffer.concat(pieces).toString()) });
      }
      const answer = answers[request.url ?? ''];
      response.statusCode = answer ? 200 : 404;
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer ?? {}));
    });
  });
  await new Promise<void>((resolve) => identity.listen(0, '127.0.0.1', resolve));
  const identityUrl = `http://127.0.0.1:${(identity.address() as AddressInfo).port}`;
  commission = await TestCommission.start({ identityUrl });
  ownToken = await commission.ownToken();
  answers[`/api${issueServiceToken.path}`] = { token: ownToken, expiresIn: 120 };
  member = await commission.member({ plan: 'Bronze' });
  await commission.call(addEarnings, headId, { body: { earning: 50, userId: member } });
  const body = { commissionAmount: 20, from: 'earnings' as const };
  payoutId = (await commission.call(commissionRequest, member, { body })).body.entry._id;
});
afterAll(async () => {
  await commission.stop();
  identity.closeAllConnections();
  await new Promise((resolve) => identity.close(resolve));
});

const show = (id: string, as = headId) => commission.call(payoutBankDetails, as, { params: { payoutId: id } });

describe('where a payout goes', () => {
  it('is shown to the head for an open payout, by a recorded reveal of identity, and kept nowhere', async () => {
    const answer = await show(payoutId);
    expect([answer.status, answer.body]).toEqual([200, clear]);
    expect(asked).toEqual([{ authorization: `Bearer ${ownToken}`, body: { memberId: member, headId, payoutId } }]);
    expect(JSON.stringify((await commission.call(memberCommissions, headId)).body)).not.toContain(clear.bankAccountNo);
    for (const { name } of await commission.db.db!.listCollections().toArray()) {
      const documents = await commission.db.collection(name).find().toArray();
      expect(JSON.stringify(documents)).not.toContain(clear.bankAccountNo);
    }
  });

  it('that was changed holds the approval from that look on, though the event of it has not come', async () => {
    const now = commission.clock.now();
    answers[`/api${revealBankDetails.path}`] = { ...clear, changedAt: now.toISOString() };
    expect((await show(payoutId)).body).toEqual(clear);
    answers[`/api${revealBankDetails.path}`] = { ...clear, changedAt: null };
    expect((await show(payoutId)).body).toEqual(clear);
    const body = { userId: member, commissionId: payoutId, status: 'Approved' as const };
    const until = new Date(now.getTime() + 24 * 3_600_000).toISOString();
    const { status, error } = await commission.call(updateCommissionStatus, headId, { body });
    expect({ status, error }).toMatchObject({
      status: 409,
      error: { code: 'COMMISSION.BANK_DETAILS_HELD', details: { until } },
    });
    expect((await commission.call(balance, member)).body.payoutsWait).toEqual({ bankDetailsUntil: until });
  });

  it('that was changed holds the approval also while what is kept of others is emptied and made again', async () => {
    // As long as the log is read, which here says nothing.
    expect(await commission.rebuild('bank-changes', '--empty-first')).toBe(0);
    const body = { userId: member, commissionId: payoutId, status: 'Approved' as const };
    const { error } = await commission.call(updateCommissionStatus, headId, { body });
    expect(error?.code).toBe('COMMISSION.BANK_DETAILS_HELD');
  });

  it('holds the approval while its member does not let it be kept, however late an older consent comes', async () => {
    const payee = await commission.member({ plan: 'Bronze' });
    await commission.call(addEarnings, headId, { body: { earning: 50, userId: payee } });
    const asked = { commissionAmount: 20, from: 'earnings' as const };
    const { entry } = (await commission.call(commissionRequest, payee, { body: asked })).body;
    const hear = async (revision: number, isGiven: boolean) =>
      commission.takesIn(kycConsentChanged, {
        memberId: payee,
        revision,
        isGiven,
        changedAt: new Date().toISOString(),
      });
    const approve = () =>
      commission.call(updateCommissionStatus, headId, {
        body: { userId: payee, commissionId: entry._id, status: 'Approved' },
      });

    await hear(2, false);
    await hear(1, true);
    expect((await approve()).error?.code).toBe('COMMISSION.CONSENT_WITHDRAWN');
    const waits = async () => (await commission.call(balance, payee)).body.payoutsWait;
    expect(await waits()).toEqual({ consentWithdrawn: true });
    await hear(3, true);
    await hear(2, false);
    expect(await waits()).toBeUndefined();
    expect((await approve()).status).toBe(200);
  });

  it('is for the head only, with a password given a short while ago', async () => {
    expect((await show(payoutId, member)).error?.code).toBe('ACCESS.HEAD_ONLY');
    const authTime = Math.floor(commission.clock.now().getTime() / 1000) - 1801;
    const stale = await commission.callWith(
      payoutBankDetails,
      { memberId: headId, isHead: true, authTime },
      { params: { payoutId } },
    );
    expect([stale.status, stale.error?.code]).toEqual([403, 'AUTH.REAUTHENTICATE']);
  });

  it('is not shown for a payout that is decided, or that there is not', async () => {
    const body = { userId: member, commissionId: payoutId, status: 'Rejected' as const };
    expect((await commission.call(updateCommissionStatus, headId, { body })).status).toBe(200);
    expect((await show(payoutId)).error?.code).toBe('COMMISSION.PAYOUT_DECIDED');
    expect((await show(newId())).error?.code).toBe('COMMISSION.PAYOUT_NOT_FOUND');
    expect(asked).toHaveLength(3);
  });
});

describe('a payee who has closed the account', () => {
  it('is named in no event of this service any more, and in no projection that is made again', async () => {
    const name = 'Asha Forgotten';
    const memberId = await commission.member({ name });
    await commission.call(addEarnings, headId, { body: { earning: 50, userId: memberId } });
    const body = { commissionAmount: 20, from: 'earnings' as const };
    await commission.call(commissionRequest, memberId, { body });
    const rows = commission.db.collection('outbox');
    const named = () => rows.countDocuments({ 'envelope.data.memberId': memberId, 'envelope.data.name': name });
    const place = { name, mobile: '9876500002', referralCode: 'FL2345679', depth: 1, sponsorId: headId, isHead: false };
    const at = new Date().toISOString();
    await commission
      .get(Transactions)
      .run((session) => commission.get(Outbox).add(session, memberPlaced, { memberId, ...place, placedAt: at }));
    await rows.updateMany(
      { 'envelope.data.memberId': memberId },
      { $set: { publishedAt: new Date() }, $unset: { availableAt: 1 } },
    );
    expect(await named()).toBe(2);

    const files = { avatarKey: null, idProofKey: null, panProofKey: null };
    const empty = { memberId, revision: 2, name: closedAccountName, mobile: '', email: null, address: null, ...files };
    await commission.takesIn(profileChanged, empty);
    await commission.get(ForgottenMembers).look();
    expect(await named()).toBe(0);

    // The log of the network, with nothing but the place in it.
    const network = commission.db.getClient().db(`${commission.config.MONGO_DB_PREFIX}_network`);
    const placed = await rows
      .find({ 'envelope.data.memberId': memberId, routingKey: memberPlaced.routingKey })
      .toArray();
    await network.collection('outbox').insertMany(placed);
    await commission.db.model('Member').deleteOne({ _id: memberId });
    expect(await commission.rebuild('members')).toBe(0);
    await network.collection('outbox').drop();
    const member = await commission.get(Members).find(memberId);
    expect(member).toMatchObject({ name: closedAccountName, mobile: '' });
  });
});
