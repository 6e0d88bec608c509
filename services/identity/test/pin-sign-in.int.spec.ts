import { createHash, randomBytes } from 'node:crypto';
import {
  account,
  changePassword,
  closeAccount,
  endMemberSessions,
  endOtherSessions,
  endSession,
  setUpPinSignIn,
  login,
  logout,
  mostPinSignIns,
  signInWithPin,
  removePinSignIn,
  renewPinSignIn,
} from '@deepam/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { TestIdentity } from './identity-harness.js';
import { newHeadToken, newMember, tokenOf, type TestMember } from './members.js';

let identity: TestIdentity;
let headToken: string;
beforeAll(async () => {
  identity = await TestIdentity.start();
  headToken = await newHeadToken(identity);
});
afterAll(() => identity.stop());

const proofOf = (pin: string) => createHash('sha256').update(pin).digest('base64url');
const keep = async (token: string, pin = '2580') =>
  (await identity.call(setUpPinSignIn, { token, body: { proof: proofOf(pin), password: 'a good password' } })).body;
const open = (id: string, pin = '2580') =>
  identity.call(signInWithPin, { params: { id }, body: { proof: proofOf(pin) } });
const outcome = async (id: string, pin?: string) => {
  const { status, error } = await open(id, pin);
  return error?.code ?? status;
};
const renew = (token: string, id: string) => identity.call(renewPinSignIn, { token, params: { id } });
const sidOf = (token: string) => decodeJwt(token)['sid'] as string;
const codeOf = async (token: string) => (await identity.call(account, { token })).error?.code ?? null;
const stored = () => identity.connection.collection<{ _id: string; accountId: string; tries: number }>('pin_sign_ins');
const kindsOf = async (memberId: string) => (await identity.auditEntriesOf(memberId)).map(({ kind }) => kind);

async function keptMember(): Promise<TestMember & { kept: { _id: string; share: string } }> {
  const member = await newMember(identity);
  return { ...member, kept: await keep(member.token) };
}

describe('a saved login on a device', () => {
  it('only its PIN opens it, repeatedly, and neither PIN nor token is in the database', async () => {
    const { id, token, kept } = await keptMember();
    expect(kept.share).toMatch(/^[\w-]{43}$/);
    for (let time = 0; time < 2; time++) {
      expect((await open(kept._id)).body).toEqual({ share: kept.share, wrongTries: 0 });
    }
    const all = JSON.stringify(await stored().find({ accountId: id }).toArray());
    for (const secret of ['2580', proofOf('2580'), token]) expect(all).not.toContain(secret);
    expect(await kindsOf(id)).toEqual(expect.arrayContaining(['pin-sign-in-set-up', 'pin-sign-in-opened']));
  });

  it('a right PIN shows the number of wrong ones before it, and resets the count', async () => {
    const { kept } = await keptMember();
    const lefts = [];
    for (const pin of ['1111', '2222', '3333', '4444']) lefts.push((await open(kept._id, pin)).error?.details);
    expect(lefts).toEqual([4, 3, 2, 1].map((triesLeft) => ({ triesLeft })));
    expect((await open(kept._id)).body.wrongTries).toBe(4);
    expect((await open(kept._id)).body.wrongTries).toBe(0);
  });

  it('the fifth wrong PIN removes it with its session, whatever the device claims', async () => {
    const { id, token, kept } = await keptMember();
    for (const pin of ['1111', '2222', '3333', '4444']) expect(await outcome(kept._id, pin)).toBe('IDENTITY.PIN_WRONG');
    expect(await codeOf(token)).toBeNull();
    expect((await open(kept._id, '5555')).error?.details).toEqual({ triesLeft: 0 });
    expect(await outcome(kept._id)).toBe('IDENTITY.PIN_SIGN_IN_NOT_FOUND');
    expect(await codeOf(token)).toBe('AUTH.SESSION_REVOKED');
    expect(await kindsOf(id)).toEqual(expect.arrayContaining(['pin-sign-in-failed', 'pin-sign-in-removed']));
  });

  it('at most five of a hundred concurrent tries are checked, on two processes', async () => {
    const { id, kept } = await keptMember();
    const other = await identity.replica();
    const urls = [identity.url, await other.getUrl()];
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, at) => {
        const answer = await fetch(`${urls[at % 2]!}/api/user/pin-sign-ins/${kept._id}/open`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ proof: proofOf(`${1000 + at}`) }),
        });
        return ((await answer.json()) as { code: string }).code;
      }),
    );
    await other.close();
    expect(answers.filter((code) => code === 'IDENTITY.PIN_WRONG')).toHaveLength(5);
    // A call between the end of the session and its removal gets the first code.
    const gone = ['IDENTITY.PIN_SIGN_IN_NOT_FOUND', 'IDENTITY.PIN_SIGN_IN_ENDED'];
    expect(answers.filter((code) => gone.includes(code))).toHaveLength(95);
    expect(await stored().countDocuments({ accountId: id })).toBe(0);
    expect((await kindsOf(id)).filter((kind) => kind === 'pin-sign-in-removed')).toHaveLength(1);
  });

  it('a wrong PIN counts each time under one Idempotency-Key: no try is free', async () => {
    const { kept } = await keptMember();
    const headers = { 'idempotency-key': 'the-same-key' };
    const tries = [];
    for (let time = 0; time < 6; time++) {
      const input = { params: { id: kept._id }, body: { proof: proofOf('1111') }, headers };
      tries.push((await identity.call(signInWithPin, input)).error?.code);
    }
    expect(tries).toEqual([...Array(5).fill('IDENTITY.PIN_WRONG'), 'IDENTITY.PIN_SIGN_IN_NOT_FOUND']);
  });
});

describe('a saved login that has ended', () => {
  const passwords = { password: 'a better password', confirmPassword: 'a better password' };
  type End = (member: TestMember) => Promise<unknown>;
  const elsewhere = ({ mobile, password }: TestMember) => tokenOf(identity, mobile, password);

  it.each<[string, End, string]>([
    ['after Logout', ({ token }) => identity.call(logout, { token }), 'IDENTITY.PIN_SIGN_IN_ENDED'],
    [
      'when it was ended from another device',
      async (member) =>
        identity.call(endSession, { token: await elsewhere(member), params: { id: sidOf(member.token) } }),
      'IDENTITY.PIN_SIGN_IN_ENDED',
    ],
    [
      'when all others were ended from another device',
      async (member) => identity.call(endOtherSessions, { token: await elsewhere(member) }),
      'IDENTITY.PIN_SIGN_IN_ENDED',
    ],
    [
      'when the password was changed on another device',
      async (member) => identity.call(changePassword, { token: await elsewhere(member), body: passwords }),
      'IDENTITY.PIN_SIGN_IN_ENDED',
    ],
    [
      'when the head has ended all of them',
      ({ id }) => identity.call(endMemberSessions, { token: headToken, params: { id } }),
      'IDENTITY.PIN_SIGN_IN_ENDED',
    ],
    [
      'when account closed',
      ({ token }) => identity.call(closeAccount, { token, body: {} }),
      'IDENTITY.PIN_SIGN_IN_NOT_FOUND',
    ],
  ])('a saved login has ended %s, and no PIN is checked', async (_how, end, code) => {
    const { kept, ...member } = await keptMember();
    await end(member);
    for (const pin of ['2580', '1111']) expect(await outcome(kept._id, pin)).toBe(code);
    expect((await stored().findOne({ _id: kept._id }))?.tries ?? 0).toBe(0);
  });

  it('a saved login stays open after the owner’s changes in that session', async () => {
    const { token, kept } = await keptMember();
    await identity.call(changePassword, { token, body: passwords });
    expect((await open(kept._id)).body.share).toBe(kept.share);
  });
});

describe('a saved login that has run out', () => {
  it('the answer reports it, and its PIN opens the next session of its owner on that device', async () => {
    const { kept, ...member } = await keptMember();
    identity.clock.advance(13 * 3_600_000);
    for (const pin of ['2580', '1111']) expect(await outcome(kept._id, pin)).toBe('IDENTITY.PIN_SIGN_IN_RAN_OUT');
    const token = await tokenOf(identity, member.mobile, member.password);
    expect((await renew(token, kept._id)).status).toBe(200);
    expect((await open(kept._id)).body.share).toBe(kept.share);
    await identity.call(logout, { token });
    expect(await outcome(kept._id)).toBe('IDENTITY.PIN_SIGN_IN_ENDED');
  });

  it('a saved login that has run out needs another PIN after an end on purpose, and no other member can take it over', async () => {
    const { kept, ...member } = await keptMember();
    const stranger = await newMember(identity);
    expect((await renew(stranger.token, kept._id)).error?.code).toBe('IDENTITY.PIN_SIGN_IN_NOT_FOUND');
    await identity.call(logout, { token: member.token });
    const token = await tokenOf(identity, member.mobile, member.password);
    expect((await renew(token, kept._id)).error?.code).toBe('IDENTITY.PIN_SIGN_IN_NOT_FOUND');
    expect(await outcome(kept._id)).toBe('IDENTITY.PIN_SIGN_IN_ENDED');
  });

  it('a login with the password before its end leaves no lost session behind', async () => {
    const { kept, ...member } = await keptMember();
    const token = await tokenOf(identity, member.mobile, member.password);
    expect((await renew(token, kept._id)).status).toBe(200);
    expect(await codeOf(member.token)).toBe('AUTH.SESSION_REVOKED');
    expect(await outcome(kept._id)).toBe(200);
  });
});

describe('the permission to save a login', () => {
  it('a member needs the password in the call itself, however recent the session is; the head can’t save one', async () => {
    const body = { proof: proofOf('2580') };
    const codes = async (token: string, more: object) =>
      (await identity.call(setUpPinSignIn, { token, body: { ...body, ...more } })).error?.code;
    const password = 'a good password';
    identity.clock.set(new Date());
    expect(await codes(headToken, { password: 'the head knows' })).toBe('ACCESS.MEMBERS_ONLY');
    const { id, token } = await newMember(identity);
    expect(await codes(token, {})).toBe('IDENTITY.PROOF_NEEDED');
    expect(await codes(token, { password: 'guess' })).toBe('IDENTITY.PASSWORD_WRONG');
    expect(await stored().countDocuments({ accountId: id })).toBe(0);
    identity.clock.advance(301_000);
    expect(await codes(token, { password })).toBeUndefined();
  });

  it('each session has one: a new PIN replaces the old one', async () => {
    const { id, token } = await newMember(identity);
    const [first, second] = [await keep(token, '2580'), await keep(token, '13579')];
    expect(await outcome(first._id)).toBe('IDENTITY.PIN_SIGN_IN_NOT_FOUND');
    expect(await outcome(second._id, '13579')).toBe(200);
    expect(await stored().countDocuments({ accountId: id })).toBe(1);
  });

  it('an account has ten on devices at most: the one that was used longest ago ends, also in concurrent calls', async () => {
    const { id, mobile, token } = await newMember(identity);
    const first = await keep(token);
    for (let device = 1; device < 6; device++) {
      identity.clock.advance(1_000);
      await keep(await tokenOf(identity, mobile, 'a good password'));
    }
    identity.clock.advance(1_000);
    const others = await Promise.all(Array.from({ length: 5 }, () => tokenOf(identity, mobile, 'a good password')));
    const kept = await Promise.all(others.map((one) => keep(one)));
    expect(await stored().countDocuments({ accountId: id })).toBe(mostPinSignIns);
    expect(await outcome(first._id)).toBe('IDENTITY.PIN_SIGN_IN_NOT_FOUND');
    expect(await codeOf(token)).toBe('AUTH.SESSION_REVOKED');
    for (const { _id } of kept) expect(await outcome(_id)).toBe(200);
  });

  it('any holder of the device can remove it, which ends the session; an unknown id is rejected', async () => {
    const { token, kept } = await keptMember();
    expect((await identity.call(removePinSignIn, { params: { id: kept._id } })).status).toBe(200);
    expect(await codeOf(token)).toBe('AUTH.SESSION_REVOKED');
    const unknown = randomBytes(16).toString('base64url');
    for (const id of [kept._id, unknown]) {
      expect((await identity.call(removePinSignIn, { params: { id } })).error?.code).toBe(
        'IDENTITY.PIN_SIGN_IN_NOT_FOUND',
      );
    }
  });

  it('foreign ids in a call add or replace no saved login of another member', async () => {
    const { id, token: owners, kept } = await keptMember();
    const before = await stored().findOne({ _id: kept._id });
    const { token, ...stranger } = await newMember(identity);
    const ids = { _id: kept._id, id: kept._id, accountId: id, memberId: id, sessionId: sidOf(owners) };
    const planted = await identity.call(setUpPinSignIn, {
      token,
      body: { proof: proofOf('13579'), password: 'a good password', ...ids },
    });
    expect(planted.status === 201 ? (await stored().findOne({ _id: planted.body._id }))?.accountId : stranger.id).toBe(
      stranger.id,
    );
    expect(await stored().find({ accountId: id }).toArray()).toEqual([before]);
    expect((await open(kept._id)).body.share).toBe(kept.share);
  });

  it('another logged-in member can’t take it over, neither open nor run out', async () => {
    const { kept } = await keptMember();
    const before = await stored().findOne({ _id: kept._id });
    expect((await renew((await newMember(identity)).token, kept._id)).error?.code).toBe(
      'IDENTITY.PIN_SIGN_IN_NOT_FOUND',
    );
    identity.clock.advance(13 * 3_600_000);
    expect((await renew((await newMember(identity)).token, kept._id)).error?.code).toBe(
      'IDENTITY.PIN_SIGN_IN_NOT_FOUND',
    );
    expect(await stored().findOne({ _id: kept._id })).toEqual(before);
  });

  it('only its own id removes it: not that of its account or session, a part of it or a longer one', async () => {
    const { id, token, kept } = await keptMember();
    const beside = `${kept._id.slice(1)}A`;
    for (const other of [id, sidOf(token), kept._id.slice(0, -1), `${kept._id}A`, beside]) {
      const { status } = await identity.call(removePinSignIn, { token, params: { id: other } });
      expect([400, 404]).toContain(status);
    }
    expect(await codeOf(token)).toBeNull();
    expect(await outcome(kept._id)).toBe(200);
  });

  it('a later login with the password changes nothing about it', async () => {
    const { kept, ...member } = await keptMember();
    const { body } = await identity.call(login, { body: { mobile: member.mobile, password: member.password } });
    expect(await codeOf(body.token)).toBeNull();
    expect(await outcome(kept._id)).toBe(200);
  });
});
