import {
  account,
  addMember,
  bankDetailsChanged,
  changePassword,
  checkBankDetails,
  closeAccount,
  documentOpenings,
  documents,
  giveTemporaryPassword,
  handedPasswordReplaced,
  issueServiceToken,
  memberApproved,
  memberDocuments,
  noteFileOpened,
  updateProfile,
  uploadIdProof,
  withdrawKycConsent,
} from '@deepam/contracts';
import { freshMobile, poll, tinyPdf, tinyPng } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { TestIdentity } from './identity-harness.js';
import { newHeadToken, newMember, tokenOf, type TestMember } from './members.js';
import { own, staffDesk } from './staff-desk.js';

const HOUR = 3_600_000;
const numbers = {
  adharNo: '999941057058',
  panCardNo: 'ABCPE1234F',
  bankAccountNo: '123456789012',
  ifscCode: 'SBIN0005943',
};
const chosen = { password: 'the clerk chose this', confirmPassword: 'the clerk chose this' };

let identity: TestIdentity;
let head: string;
let clerk: Awaited<ReturnType<ReturnType<typeof staffDesk>['person']>>;
const desk = staffDesk(
  () => identity,
  () => head,
);

beforeAll(async () => {
  identity = await TestIdentity.start({ TOKEN_LIFETIME_SECONDS: '2592000', STEP_UP_SECONDS: '86400' });
  head = await newHeadToken(identity);
  clerk = await desk.person(['manage-members']);
});
afterAll(() => identity.stop());

const codeOf = async (answer: Promise<{ status: number; error?: { code: string } | undefined }>) =>
  (await answer).error?.code ?? (await answer).status;
const first = async (token: string, more: object = {}) =>
  codeOf(identity.call(updateProfile, { token, body: { ...numbers, ...more } }));

/** The clerk gives a temporary password, and logs in with it instead of the member. */
async function takenOver({ id, mobile }: TestMember, by?: string) {
  const token = by ?? (await tokenOf(identity, clerk.mobile, own));
  const given = await identity.call(giveTemporaryPassword, { token, params: { id } });
  const opened = await tokenOf(identity, mobile, given.body.temporaryPassword);
  const changed = await identity.call(changePassword, { token: opened, body: chosen });
  return { opened, token: changed.body.token };
}

describe('a password that staff gave', () => {
  it('opens nothing but the change of the password', async () => {
    const member = await newMember(identity);
    const given = await identity.call(giveTemporaryPassword, { token: clerk.token, params: { id: member.id } });
    const opened = await tokenOf(identity, member.mobile, given.body.temporaryPassword);
    for (const call of [account, documents, documentOpenings]) {
      expect(await codeOf(identity.call(call, { token: opened }))).toBe('AUTH.PASSWORD_CHANGE_NEEDED');
    }
  });

  it('shows no number until the hold ends, however the account is logged in to', async () => {
    const member = await newMember(identity);
    await first(member.token);
    const { token } = await takenOver(member);
    const again = await tokenOf(identity, member.mobile, chosen.password);
    const until = new Date(identity.clock.now().getTime() + 24 * HOUR);
    for (const one of [token, again]) {
      const { error } = await identity.call(documents, { token: one });
      expect(error).toMatchObject({ code: 'IDENTITY.NUMBERS_HELD' });
      expect(Date.parse(String(error?.details?.['until']))).toBeLessThanOrEqual(until.getTime());
      expect(error?.error).toMatch(/somebody else/);
      const shown = await identity.call(account, { token: one });
      expect(shown.body).toMatchObject({ bankAccountNo: 'XXXXXXXX9012', numbersHeldUntil: error?.details?.['until'] });
    }
    // The office has its own right to see them.
    expect((await identity.call(memberDocuments, { token: head, params: { id: member.id } })).status).toBe(200);
    identity.clock.advance(24 * HOUR);
    const later = await tokenOf(identity, member.mobile, chosen.password);
    expect((await identity.call(documents, { token: later })).status).toBe(200);
    expect((await identity.call(account, { token: later })).body.numbersHeldUntil).toBeNull();
  });

  it('changes, removes and replaces nothing that is stored, and closes no account, until the hold ends', async () => {
    const member = await newMember(identity);
    await first(member.token);
    await identity.call(uploadIdProof, { token: member.token, files: { idProof: tinyPdf() } });
    const { token } = await takenOver(member);
    const changes = { panCardNo: 'ABCPE1234G', adharNo: '234567890124', bankAccountNo: '999999999999' };
    for (const [name, value] of Object.entries(changes)) {
      expect(await codeOf(identity.call(updateProfile, { token, body: { [name]: value } }))).toBe(
        'IDENTITY.NUMBERS_HELD',
      );
    }
    expect(await codeOf(identity.call(uploadIdProof, { token, files: { idProof: tinyPdf() } }))).toBe(
      'IDENTITY.NUMBERS_HELD',
    );
    expect(await codeOf(identity.call(withdrawKycConsent, { token }))).toBe('IDENTITY.NUMBERS_HELD');
    expect(await codeOf(identity.call(closeAccount, { token, body: {} }))).toBe('IDENTITY.NUMBERS_HELD');
    // The form of the profile sends what it was shown.
    expect(await codeOf(identity.call(updateProfile, { token, body: { bankAccountNo: 'XXXXXXXX9012' } }))).toBe(200);
    identity.clock.advance(24 * HOUR);
    const later = await tokenOf(identity, member.mobile, chosen.password);
    const free = { token: later, body: { panCardNo: 'ABCPE1234G' } };
    expect(await codeOf(identity.call(updateProfile, free))).toBe(200);
  });

  it('does not let its owner’s scans be opened until the hold ends', async () => {
    const member = await newMember(identity);
    const uploaded = await identity.call(uploadIdProof, {
      token: member.token,
      files: { idProof: await tinyPng() },
    });
    const key = decodeURIComponent(new URL(uploaded.body.idProof, 'http://x').pathname.replace('/api/files/', ''));
    await takenOver(member);
    const open = async (memberId: string) => {
      const body = { service: 'gateway' as const, secret: identity.env['SERVICE_SECRET']! };
      const { token } = (await identity.call(issueServiceToken, { body })).body;
      return codeOf(identity.call(noteFileOpened, { token, body: { key, memberId, sessionId: null } }));
    };
    expect(await open(member.id)).toBe('IDENTITY.NUMBERS_HELD');
    identity.clock.advance(24 * HOUR);
    expect(await open(member.id)).toBe(200);
  });

  it('holds payouts, also where there were no bank details before', async () => {
    const member = await newMember(identity);
    const { token } = await takenOver(member);
    const [replaced] = (await identity.outboxEventsOf(handedPasswordReplaced)).filter(
      ({ memberId }) => memberId === member.id,
    );
    expect(replaced).toMatchObject({ byId: clerk.id, isFirst: false });
    expect(Date.parse(replaced!.heldUntil) - Date.parse(replaced!.replacedAt)).toBe(24 * HOUR);
    expect(await first(token)).toBe(200);
    const [bank] = (await identity.outboxEventsOf(bankDetailsChanged)).filter(({ memberId }) => memberId === member.id);
    expect(bank).toMatchObject({ isFirst: false });
    const commission = await identity.call(issueServiceToken, {
      body: { service: 'commission', secret: identity.env['SERVICE_SECRET']! },
    });
    const checked = await identity.call(checkBankDetails, {
      token: commission.body.token,
      body: { memberIds: [member.id] },
    });
    expect(checked.body[0]!.changedAt).toBe(bank!.changedAt);
  });

  it('names the clerk in the audit trail and in the list of who saw the documents', async () => {
    const member = await newMember(identity);
    const { token } = await takenOver(member);
    expect(decodeJwt(token)).toMatchObject({ passwordFrom: clerk.id, influencedBy: [clerk.id] });
    await first(token);
    identity.clock.advance(25 * HOUR);
    const later = await tokenOf(identity, member.mobile, chosen.password);
    expect((await identity.call(documents, { token: later })).status).toBe(200);
    const entries = await identity.auditEntriesOf(member.id);
    const did = entries.filter(({ actor }) => actor.id === member.id);
    const since = did.slice(did.findIndex(({ after }) => after?.['passwordFrom'] !== undefined));
    expect(since.map(({ kind }) => kind)).toEqual([
      'logged-in',
      'password-changed',
      'numbers-changed',
      'logged-in',
      'numbers-revealed',
    ]);
    for (const { after } of since) expect(after).toMatchObject({ passwordFrom: clerk.id });
    const { body } = await identity.call(documentOpenings, { token: later });
    expect(body).toMatchObject([
      { what: 'numbers-revealed', by: { kind: 'staff', name: 'Meena Joshi' }, asOwner: true },
      { what: 'temporary-password-given', by: { kind: 'staff', name: 'Meena Joshi' }, asOwner: false },
    ]);
    // Another month of honest use is the owner's own.
    identity.clock.advance(30 * 24 * HOUR);
    const month = await tokenOf(identity, member.mobile, chosen.password);
    for (const claim of ['passwordFrom', 'influencedBy']) expect(decodeJwt(month)).not.toHaveProperty(claim);
  });

  it('is held alike where the head gave it, and a change by the member ends no hold', async () => {
    const member = await newMember(identity);
    await first(member.token);
    const { token } = await takenOver(member, await freshHead());
    const body = { password: 'a second of my own', confirmPassword: 'a second of my own' };
    const changed = await identity.call(changePassword, { token, body });
    expect(await codeOf(identity.call(documents, { token: changed.body.token }))).toBe('IDENTITY.NUMBERS_HELD');
    expect(decodeJwt(token)['passwordFrom']).toBeDefined();
  });
});

const freshHead = async () => {
  const { mobile } = (await identity.connection.collection('accounts').findOne({ isHead: true }))!;
  return tokenOf(identity, String(mobile), 'the head knows');
};

describe('a password that a sponsor chose', () => {
  it('lets the newcomer fill in the profile at once, and holds payouts', async () => {
    const sponsor = await newMember(identity);
    const approvedAt = new Date().toISOString();
    await identity.hears(memberApproved, { memberId: sponsor.id, name: 'Asha', approvedAt });
    await poll(() =>
      identity.connection.collection<{ _id: string }>('members').findOne({ _id: sponsor.id, isApproved: true }),
    );
    const body = { name: 'Usha Rao', mobile: freshMobile(), password: 'her sponsor typed it', plan: 'Silver' as const };
    const files = { planProof: await tinyPng() };
    const added = await identity.call(addMember, { token: sponsor.token, body: { ...body, email: '' }, files });
    const opened = await tokenOf(identity, body.mobile, body.password);
    const { body: changed } = await identity.call(changePassword, { token: opened, body: chosen });
    const [replaced] = (await identity.outboxEventsOf(handedPasswordReplaced)).slice(-1);
    expect(replaced).toMatchObject({ memberId: added.body.user._id, byId: added.body.addedBy._id, isFirst: true });
    const { token } = changed;
    expect(await first(token)).toBe(200);
    expect(await codeOf(identity.call(updateProfile, { token, body: { panCardNo: 'ABCPE1234G' } }))).toBe(200);
    expect((await identity.call(documents, { token })).status).toBe(200);
  });
});
