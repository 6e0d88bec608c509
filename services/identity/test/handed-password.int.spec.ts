import {
  account,
  addMember,
  addRole,
  addStaff,
  listAuditTrail,
  bankDetailsChanged,
  beginPasskey,
  beginSecondFactor,
  changePassword,
  changeRole,
  closeAccount,
  correctMobile,
  documentOpenings,
  documents,
  giveTemporaryPassword,
  handedPasswordReplaced,
  issueServiceToken,
  setUpPinSignIn,
  login,
  memberApproved,
  memberDocuments,
  noteFileOpened,
  register,
  updateProfile,
  uploadIdProof,
  withdrawKycConsent,
} from '@deepam/contracts';
import { freshMobile, poll, tinyPdf, tinyPng } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { newAuthenticator } from './authenticator.js';
import { payeeEventsOf } from './batch-details-tests.js';
import { TestIdentity } from './identity-harness.js';
import { newHeadToken, newMember, tokenOf, type TestMember } from './members.js';
import { own, staffDesk } from './staff-desk.js';

const HOUR = 3_600_000;
const bankNumbers = { bankAccountNo: '123456789012', ifscCode: 'SBIN0005943' };
const numbers = { adharNo: '999941057058', panCardNo: 'ABCPE1234F', ...bankNumbers };
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

async function takenOver({ id, mobile }: TestMember, by?: string) {
  const token = by ?? (await tokenOf(identity, clerk.mobile, own));
  const given = await identity.call(giveTemporaryPassword, { token, params: { id } });
  const opened = await tokenOf(identity, mobile, given.body.temporaryPassword);
  const changed = await identity.call(changePassword, { token: opened, body: chosen });
  return { opened, token: changed.body.token };
}

describe('a password from staff', () => {
  it('a password from staff opens only the change of the password', async () => {
    const member = await newMember(identity);
    const given = await identity.call(giveTemporaryPassword, { token: clerk.token, params: { id: member.id } });
    const opened = await tokenOf(identity, member.mobile, given.body.temporaryPassword);
    for (const call of [account, documents, documentOpenings]) {
      expect(await codeOf(identity.call(call, { token: opened }))).toBe('AUTH.PASSWORD_CHANGE_NEEDED');
    }
  });

  it('a password from staff shows no number until the hold ends, however the person logs in', async () => {
    const member = await newMember(identity);
    await first(member.token);
    const { token } = await takenOver(member);
    const again = await tokenOf(identity, member.mobile, chosen.password);
    const until = new Date(identity.clock.now().getTime() + 24 * HOUR);
    for (const oldToken of [token, again]) {
      const { error } = await identity.call(documents, { token: oldToken });
      expect(error).toMatchObject({ code: 'IDENTITY.NUMBERS_HELD' });
      expect(Date.parse(String(error?.details?.['until']))).toBeLessThanOrEqual(until.getTime());
      expect(error?.error).toMatch(/Another person gave/);
      const shown = await identity.call(account, { token: oldToken });
      expect(shown.body).toMatchObject({ bankAccountNo: 'XXXXXXXX9012', numbersHeldUntil: error?.details?.['until'] });
    }
    // The office has its own permission to see the numbers.
    expect((await identity.call(memberDocuments, { token: head, params: { id: member.id } })).status).toBe(200);
    identity.clock.advance(24 * HOUR);
    const later = await tokenOf(identity, member.mobile, chosen.password);
    expect((await identity.call(documents, { token: later })).status).toBe(200);
    expect((await identity.call(account, { token: later })).body.numbersHeldUntil).toBeNull();
  });

  it('a password from staff changes, removes and replaces no stored data, and closes no account, until the hold ends', async () => {
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
    // The form of the profile sends the masked numbers.
    expect(await codeOf(identity.call(updateProfile, { token, body: { bankAccountNo: 'XXXXXXXX9012' } }))).toBe(200);
    identity.clock.advance(24 * HOUR);
    const later = await tokenOf(identity, member.mobile, chosen.password);
    const free = { token: later, body: { panCardNo: 'ABCPE1234G' } };
    expect(await codeOf(identity.call(updateProfile, free))).toBe(200);
  });

  it('a password from staff opens no scans of the owner until the hold ends', async () => {
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

  it('a password from staff holds payouts, even without earlier bank details', async () => {
    const member = await newMember(identity);
    const { token } = await takenOver(member);
    const [replaced] = (await identity.outboxEventsOf(handedPasswordReplaced)).filter(
      ({ memberId }) => memberId === member.id,
    );
    expect(replaced).toMatchObject({ byId: clerk.id, isFirst: false, influencedBy: [clerk.id] });
    expect(Date.parse(replaced!.heldUntil) - Date.parse(replaced!.replacedAt)).toBe(24 * HOUR);
    expect(await first(token)).toBe(200);
    const [bank] = (await identity.outboxEventsOf(bankDetailsChanged)).filter(({ memberId }) => memberId === member.id);
    expect(bank).toMatchObject({ isFirst: false });
    expect(await payeeEventsOf(identity, member.id)).toMatchObject([{ heldFrom: bank!.changedAt }]);
  });

  it('the audit trail and the list of document readers name the clerk', async () => {
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
    // The acts of another month of honest use are the owner's own.
    identity.clock.advance(30 * 24 * HOUR);
    const month = await tokenOf(identity, member.mobile, chosen.password);
    for (const claim of ['passwordFrom', 'influencedBy']) expect(decodeJwt(month)).not.toHaveProperty(claim);
  });

  it('a password from the head has the same hold, and a change by the member does not end it', async () => {
    const member = await newMember(identity);
    await first(member.token);
    const { token } = await takenOver(member, await freshHead());
    const body = { password: 'a second of my own', confirmPassword: 'a second of my own' };
    const changed = await identity.call(changePassword, { token, body });
    expect(await codeOf(identity.call(documents, { token: changed.body.token }))).toBe('IDENTITY.NUMBERS_HELD');
    expect(decodeJwt(token)['passwordFrom']).toBeDefined();
  });
});

describe('a way to log in that outlasts the session', () => {
  const proof = { password: chosen.password };
  const setUp = {
    authenticator: (token: string) => identity.call(beginSecondFactor, { token, body: proof }),
    passkey: (token: string) => identity.call(beginPasskey, { token, body: proof }),
    'PIN sign-in': (token: string) =>
      identity.call(setUpPinSignIn, { token, body: { proof: 'p'.repeat(43), ...proof } }),
  };

  it.each(Object.entries(setUp))('a lasting way to log in is rejected until the hold ends: %s', async (_name, call) => {
    const { token, ...member } = await newMember(identity);
    const held = await takenOver({ ...member, token });
    expect(await codeOf(call(held.token))).toBe('IDENTITY.NUMBERS_HELD');
    identity.clock.advance(24 * HOUR);
    expect((await call(held.token)).status).toBeLessThan(300);
  });

  it('the next temporary password removes it if it was set up under one: authenticator, recovery codes and PIN', async () => {
    const member = await newMember(identity);
    const { token } = await takenOver(member);
    identity.clock.advance(24 * HOUR);
    const clerks = await newAuthenticator(identity, token, chosen.password);
    await setUp['PIN sign-in'](clerks.token);
    const { mobile } = member;
    expect(await codeOf(identity.call(login, { body: { mobile, password: chosen.password } }))).toBe(
      'AUTH.CODE_NEEDED',
    );
    const given = await identity.call(giveTemporaryPassword, { token: await freshHead(), params: { id: member.id } });
    const owners = { mobile, password: given.body.temporaryPassword };
    expect(await codeOf(identity.call(login, { body: owners }))).toBe(200);
    for (const [name, key] of [
      ['pin_sign_ins', 'accountId'],
      ['second_factors', '_id'],
    ] as const) {
      expect([name, await identity.connection.collection(name).countDocuments({ [key]: member.id as never })]).toEqual([
        name,
        0,
      ]);
    }
    const kinds = (await identity.auditEntriesOf(member.id)).map(({ kind }) => kind);
    expect(kinds).toContain('second-factor-turned-off');
  });

  it('a lasting way to log in stays if its owner set it up with their own password: a clerk can’t pass an authenticator', async () => {
    const member = await newMember(identity);
    const app = await newAuthenticator(identity, member.token);
    const token = await tokenOf(identity, clerk.mobile, own);
    const given = await identity.call(giveTemporaryPassword, { token, params: { id: member.id } });
    const body = { mobile: member.mobile, password: given.body.temporaryPassword };
    expect(await codeOf(identity.call(login, { body }))).toBe('AUTH.CODE_NEEDED');
    expect(await codeOf(identity.call(login, { body: { ...body, code: await app.code() } }))).toBe(200);
  });
});

const freshHead = async () => {
  const { mobile } = (await identity.connection.collection('accounts').findOne({ isHead: true }))!;
  return tokenOf(identity, String(mobile), 'the head knows');
};

describe('a password from the head for a mobile that a clerk corrected', () => {
  const corrected = async (id: string, token: string) => {
    const mobile = freshMobile();
    await identity.call(correctMobile, { token, params: { id }, body: { mobile } });
    return mobile;
  };

  it('such a password’s entries name the clerk as well, and so does the list of the member', async () => {
    const member = await newMember(identity);
    await first(member.token);
    const mobile = await corrected(member.id, await tokenOf(identity, clerk.mobile, own));
    // An old correction of the mobile still decides who gets the password.
    identity.clock.advance(40 * 24 * HOUR);
    const { token } = await takenOver({ ...member, mobile }, await freshHead());
    expect(decodeJwt(token)['influencedBy']).toEqual([clerk.id]);
    identity.clock.advance(25 * HOUR);
    const later = await tokenOf(identity, mobile, chosen.password);
    expect((await identity.call(documents, { token: later })).status).toBe(200);
    const entries = await identity.auditEntriesOf(member.id);
    const named = ['temporary-password-given', 'password-changed', 'numbers-revealed'] as const;
    for (const kind of named) {
      const entry = entries.findLast((one) => one.kind === kind);
      expect([kind, entry?.after]).toEqual([kind, expect.objectContaining({ influencedBy: clerk.id })]);
    }
    expect(entries.filter(({ kind }) => kind === 'logged-in').at(-1)?.after).toMatchObject({ influencedBy: clerk.id });
    const { body } = await identity.call(documentOpenings, { token: later });
    const others = [{ kind: 'staff', name: 'Meena Joshi' }];
    expect(body).toMatchObject([
      { what: 'numbers-revealed', by: { kind: 'head' }, asOwner: true, others },
      { what: 'temporary-password-given', by: { kind: 'head' }, asOwner: false, others },
    ]);
    const { body: trail } = await identity.call(listAuditTrail, {
      token: await freshHead(),
      query: { member: member.id },
    });
    expect(trail.find(({ kind }) => kind === 'numbers-revealed')?.after).toMatchObject({ influencedBy: 'Meena Joshi' });
    identity.clock.advance(30 * 24 * HOUR);
    expect(decodeJwt(await tokenOf(identity, mobile, chosen.password))['influencedBy']).toBeUndefined();
  });

  it('later acts of a colleague name the clerk', async () => {
    head = await freshHead();
    const manager = await desk.person(['manage-staff', 'read']);
    const colleague = await desk.person(['read']);
    const mobile = await corrected(colleague.id, manager.token);
    await takenOver({ ...colleague, mobile, password: '' }, await freshHead());
    const entry = (await identity.auditEntriesOf(colleague.id)).findLast(({ kind }) => kind === 'password-changed');
    expect(entry).toMatchObject({ actor: { kind: 'staff' }, after: { influencedBy: manager.id } });
  });
});

describe('the name of the head', () => {
  const taken = 'IDENTITY.HEADS_NAME';

  it.each(['Lakshmi Rao', 'RAO  Lakshmi', 'L\u0430kshmi R\u0430o'])(
    'every other account and role is rejected with it: %s',
    async (name) => {
      const token = await freshHead();
      await identity.call(updateProfile, { token, body: { name: 'Lakshmi Rao' } });
      const body = {
        name,
        mobile: freshMobile(),
        email: 'a@example.in',
        referralCode: 'FL7K2M9QX',
        password: 'a good password',
      };
      const member = await newMember(identity);
      const roleId = await desk.roleOf(['read'], token);
      const answers = [
        identity.call(register, { body }),
        identity.call(updateProfile, { token: member.token, body: { name } }),
        identity.call(addStaff, { token, body: { name, mobile: freshMobile(), roleId } }),
        identity.call(addRole, { token, body: { name, permissions: ['read'] } }),
        identity.call(changeRole, { token, params: { id: roleId }, body: { name, permissions: ['read'] } }),
      ];
      const codes = await Promise.all(answers.map(codeOf));
      // Words of two scripts are rejected before this rule.
      const mixed = name.includes('\u0430') ? 'REQUEST.INVALID' : taken;
      expect(codes).toEqual([mixed, mixed, mixed, taken, taken]);
    },
  );

  it.each(['Head', 'Mukhya Head', 'मुख्य', 'H\u0435ad office'])('a role can’t have the title: %s', async (name) => {
    const body = { name, permissions: ['read' as const] };
    expect(await codeOf(identity.call(addRole, { token: await freshHead(), body }))).toBe(taken);
  });

  it('a member who had it before can still change the rest of the profile', async () => {
    const member = await newMember(identity);
    const token = await freshHead();
    await identity.call(updateProfile, { token, body: { name: 'Asha Patil' } });
    const body = { name: 'Asha Patil', address: 'Pune' };
    expect(await codeOf(identity.call(updateProfile, { token: member.token, body }))).toBe(200);
    await identity.call(updateProfile, { token, body: { name: 'Lakshmi Rao' } });
  });
});

describe('a password from a sponsor', () => {
  it('the newcomer can fill in the profile immediately, and payouts are held', async () => {
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

describe('an account of the company that needs a second factor', () => {
  it('such an account sets up its first factor during the hold, and no other one', async () => {
    head = await freshHead();
    const { id, mobile } = await desk.person(['read']);
    const given = await identity.call(giveTemporaryPassword, { token: await freshHead(), params: { id } });
    await identity.restart({ SECOND_FACTOR: 'head' });
    const opened = await tokenOf(identity, mobile, given.body.temporaryPassword);
    const changed = await identity.call(changePassword, { token: opened, body: chosen });
    const app = await newAuthenticator(identity, changed.body.token, chosen.password);
    const body = { password: chosen.password, code: await app.code() };
    expect(await codeOf(identity.call(beginPasskey, { token: app.token, body }))).toBe('IDENTITY.NUMBERS_HELD');
  });
});
