import type { AddressInfo } from 'node:net';
import { account, changePassword, login, memberAudience, reauthenticate, tokenIssuer } from '@deepam/contracts';
import { closeGracefully } from '@deepam/platform';
import { send } from '@deepam/api-client';
import { freshMobile } from '@deepam/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { PasswordHasher } from '../src/passwords/password-hasher.js';
import { auditTrailTests } from './audit-trail-tests.js';
import { TestIdentity } from './identity-harness.js';
import { newMember } from './members.js';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await TestIdentity.start();
});
afterAll(() => identity.stop());

const attempt = (mobile: string, password: string, address = '127.0.0.1', cookie?: string) =>
  identity.call(login, {
    body: { mobile, password },
    headers: { 'x-forwarded-for': address, ...(cookie !== undefined && { cookie }) },
  });
const failures = () => identity.connection.collection('login_failures').find().toArray();

describe('a login', () => {
  it('a login gives a token that everyone can check with the published keys', async () => {
    const member = await newMember(identity);
    const keys = createRemoteJWKSet(new URL(`${identity.url}/api/.well-known/jwks.json`));
    const { payload, protectedHeader } = await jwtVerify(member.token, keys, {
      algorithms: ['ES256'],
      issuer: tokenIssuer,
      audience: memberAudience,
    });
    expect(payload).toMatchObject({ sub: member.id, isHead: false, sv: 1 });
    expect(payload.exp! - payload.iat!).toBe(12 * 3600);
    expect(protectedHeader.kid).toBe(decodeProtectedHeader(member.token).kid);
  });

  it('the mobile is accepted in every usual format', async () => {
    const { mobile, password } = await newMember(identity);
    expect((await attempt(`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`, password)).status).toBe(200);
    expect((await attempt(`0${mobile}`, password)).status).toBe(200);
  });

  it('the published keys contain no private part', async () => {
    const response = await fetch(`${identity.url}/api/.well-known/jwks.json`);
    const { keys } = (await response.json()) as { keys: Record<string, string>[] };
    expect(keys.map((key) => Object.keys(key).sort())).toEqual([['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']]);
  });

  it('a wrong password and an unknown mobile get the same answer', async () => {
    const { mobile } = await newMember(identity);
    const [wrong, unknown] = [await attempt(mobile, 'guess'), await attempt(freshMobile(), 'guess')];
    expect(wrong.status).toBe(401);
    expect({ ...wrong.error, requestId: '' }).toEqual({ ...unknown.error, requestId: '' });
    expect(wrong.error?.code).toBe('AUTH.INVALID_CREDENTIALS');
    expect(unknown.status).toBe(401);
  });

  it('the first login after a change of the strength stores the hash in the new one', async () => {
    const { mobile, password } = await newMember(identity);
    const hash = async () => (await identity.connection.collection('accounts').findOne({ mobile }))?.['passwordHash'];
    const before: string = await hash();
    await identity.restart({ PASSWORD_MEMORY_KIB: '9000' });
    expect((await attempt(mobile, 'guess')).status).toBe(401);
    expect(await hash()).toBe(before);
    expect((await attempt(mobile, password)).status).toBe(200);
    expect(await hash()).toContain('m=9000');
    expect((await attempt(mobile, password)).status).toBe(200);
  });
});

describe('the audit trail', () => auditTrailTests(() => identity));

describe('guesses of a password', () => {
  // The clock stands still, so that a busy machine does not end a wait during a test.
  beforeEach(() => identity.clock.set(new Date()));

  const hour = 3600_000;
  const strangers = (count: number) =>
    Array.from({ length: count }, (_, i) => `203.0.${Math.floor(i / 250)}.${i % 250}`);
  const count = (answers: { status: number }[], status: number) =>
    answers.filter((answer) => answer.status === status).length;
  const deviceOf = ({ headers }: { headers: Record<string, string | string[] | undefined> }) =>
    String(headers['set-cookie']).split(';')[0]!;

  it.each([
    ['of a member', async () => (await newMember(identity)).mobile],
    ['of a mobile that nobody has', async () => freshMobile()],
  ])(
    'guessing the password %s ends after twenty tries in an hour, and the answer names the wait',
    async (_whose, mobileOf) => {
      const mobile = await mobileOf();
      for (let i = 0; i < 20; i++) {
        expect((await attempt(mobile, `guess ${i}`, `198.51.100.${i}`)).status).toBe(401);
        identity.clock.advance(1000);
      }
      const refused = await attempt(mobile, 'guess', '198.51.100.99');
      expect({ status: refused.status, code: refused.error?.code }).toEqual({ status: 429, code: 'REQUEST.TOO_MANY' });
      expect(refused.error?.details).toEqual({ retryAfterSeconds: 3580 });
      expect(refused.error?.error).toBe('Too many attempts. Please try again in 60 minutes.');
      expect(refused.headers['retry-after']).toBe('3580');
      identity.clock.advance(hour - 20_000);
      expect((await attempt(mobile, 'guess', '198.51.100.99')).status).toBe(401);
      expect((await attempt(mobile, 'guess', '198.51.100.99')).status).toBe(429);
    },
  );

  it('of 60 concurrent tries from 60 addresses 20 are checked, and the owner logs in during them', async () => {
    const { mobile, password } = await newMember(identity);
    const device = deviceOf(await attempt(mobile, password));
    const second = await identity.replica();
    const urls = [identity.url, `http://127.0.0.1:${(second.getHttpServer().address() as AddressInfo).port}`];
    const guesses = strangers(60).map((address, i) =>
      send(urls[i % 2]!, login, {
        body: { mobile, password: `guess ${i}` },
        headers: { 'x-forwarded-for': address },
      }),
    );
    const owner = attempt(mobile, password, '203.0.0.1', device);
    const answers = await Promise.all(guesses);
    expect(count(answers, 401)).toBe(20);
    expect(count(answers, 429)).toBe(40);
    expect((await owner).status).toBe(200);
    expect((await attempt(mobile, password, '198.51.100.7')).status).toBe(429);
    expect((await attempt(mobile, password, '203.0.0.2', device)).status).toBe(200);
    await closeGracefully(second);
  });

  it('right passwords count nowhere, however many are concurrent', async () => {
    const { mobile, password } = await newMember(identity);
    await identity.connection.collection('login_failures').deleteMany({});
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => attempt(mobile, password)));
      expect(count(answers, 200)).toBe(10);
    }
    expect((await failures()).flatMap(({ tries }) => tries)).toEqual([]);
  });

  it('on a known device guesses count for that device only, and the right password clears them', async () => {
    const { mobile, password } = await newMember(identity);
    const [home, work] = [deviceOf(await attempt(mobile, password)), deviceOf(await attempt(mobile, password))];
    expect(home).not.toBe(work);
    for (let i = 0; i < 9; i++) expect((await attempt(mobile, 'guess', undefined, home)).status).toBe(401);
    expect((await attempt(mobile, password, undefined, home)).status).toBe(200);
    const many = await Promise.all(Array.from({ length: 30 }, () => attempt(mobile, 'guess', undefined, home)));
    expect([count(many, 401), count(many, 429)]).toEqual([10, 20]);
    expect((await attempt(mobile, password, undefined, home)).status).toBe(429);
    expect((await attempt(mobile, password, undefined, work)).status).toBe(200);
    expect((await attempt(mobile, password)).status).toBe(200);
    identity.clock.advance(15 * 60_000);
    expect((await attempt(mobile, password, undefined, home)).status).toBe(200);
  });

  it('a stranger’s key does not pass for the owner’s, and no device becomes known without the password', async () => {
    const [owner, stranger] = [await newMember(identity), await newMember(identity)];
    const strangersDevice = deviceOf(await attempt(stranger.mobile, stranger.password));
    for (let i = 0; i < 25; i++) await attempt(owner.mobile, 'guess', strangers(25)[i], strangersDevice);
    expect((await attempt(owner.mobile, owner.password, undefined, strangersDevice)).status).toBe(429);
    const { knownDevices } = (await identity.connection.collection('accounts').findOne({ mobile: owner.mobile }))!;
    expect(knownDevices).toHaveLength(1);
  });

  it('a shared browser is known to each of its people', async () => {
    const [one, other] = [await newMember(identity), await newMember(identity)];
    const first = deviceOf(await attempt(one.mobile, one.password));
    const sharedDevice = deviceOf(await attempt(other.mobile, other.password, undefined, first));
    expect(sharedDevice.length).toBeGreaterThan(first.length);
    const again = await Promise.all(
      [one, other].map((who) => attempt(who.mobile, who.password, undefined, sharedDevice)),
    );
    expect(again.map(({ status, headers }) => [status, headers['set-cookie']])).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
  });

  it('guesses in a running session count as well: all calls share one count', async () => {
    const { mobile, token } = await newMember(identity);
    const guess = () => identity.call(reauthenticate, { token, body: { password: 'guess' } });
    const answers = await Promise.all(Array.from({ length: 25 }, guess));
    expect([count(answers, 422), count(answers, 429)]).toEqual([20, 5]);
    expect((await attempt(mobile, 'guess', '198.51.100.1')).status).toBe(429);
  });

  it('an address that tries many mobiles must wait in the end, while its known devices log in', async () => {
    const { mobile, password } = await newMember(identity);
    const device = deviceOf(await attempt(mobile, password, '192.0.2.1'));
    const many = Array.from({ length: 210 }, () => freshMobile());
    const answers = await Promise.all(many.map((guessed) => attempt(guessed, 'guess', '192.0.2.1')));
    expect([count(answers, 401), count(answers, 429)]).toEqual([200, 10]);
    expect((await attempt(mobile, password, '192.0.2.1', device)).status).toBe(200);
  });

  it('the counts contain neither mobile nor address in clear, and are removed automatically', async () => {
    const mobile = freshMobile();
    await attempt(mobile, 'guess');
    const kept = await failures();
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toContain(mobile);
    expect(JSON.stringify(kept)).not.toContain('127.0.0.1');
    const indexes = await identity.connection.collection('login_failures').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
  });
});

describe('the cookie of a device', () => {
  const cookie = async (headers: Record<string, string>) => {
    const { mobile, password } = await newMember(identity);
    const answer = await identity.call(login, { body: { mobile, password }, headers });
    return String(answer.headers['set-cookie']);
  };

  it('scripts and other sites can’t read it, and it is not sent in clear if HTTPS is available', async () => {
    const plain = /^deepam-device=[\w-]{22}; Path=\/api\/user; Max-Age=31536000; HttpOnly; SameSite=Strict$/;
    expect(await cookie({})).toMatch(plain);
    expect(await cookie({ origin: 'http://localhost:8080' })).toMatch(plain);
    expect(await cookie({ origin: 'https://deepam.example' })).toMatch(/; Secure$/);
  });
});

describe('a password from before the present rule', () => {
  it.each(['short', 'iloveyou'])('a password such as %s still works, and must be changed next', async (weak) => {
    const { id, mobile } = await newMember(identity);
    const accounts = identity.connection.collection<{ _id: string }>('accounts');
    const passwordHash = await identity.app.get(PasswordHasher, { strict: false }).hash(weak);
    await accounts.updateOne({ _id: id }, { $set: { passwordHash }, $unset: { passwordReason: 1 } });

    const { status, body } = await attempt(mobile, weak);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { mustChangePassword: true, passwordReason: 'too-weak' },
    });
    const { token } = body;
    expect((await identity.call(account, { token })).error?.code).toBe('AUTH.PASSWORD_CHANGE_NEEDED');
    const change = (password: string) =>
      identity.call(changePassword, { token, body: { password, confirmPassword: password } });
    const common = await change('Sunshine');
    expect(common.error).toMatchObject({ code: 'REQUEST.INVALID', details: { password: expect.any(String) } });
    // The answer is that of any weak password, so a thief of the session does not learn which one it is.
    expect((await change(weak)).error?.code).toBe('REQUEST.INVALID');
    expect((await change('my own words')).status).toBe(200);
    const { body: after } = await attempt(mobile, 'my own words');
    expect(after).toEqual({ token: expect.any(String), isHead: false, mustChangePassword: false });
  });
});

describe('the token', () => {
  it('the token is required and checked, and the answer names an invalid one', async () => {
    const { token } = await newMember(identity);
    expect((await identity.call(account, {})).error?.code).toBe('AUTH.REQUIRED');
    expect((await identity.call(account, { token: `${token.slice(0, -4)}AAAA` })).error?.code).toBe(
      'AUTH.TOKEN_INVALID',
    );
    expect((await identity.call(account, { token })).status).toBe(200);
  });

  it('the token expires after the configured time', async () => {
    const { mobile, password, token } = await newMember(identity);
    identity.clock.advance(12 * 3600_000 + 1000);
    expect((await identity.call(account, { token })).error?.code).toBe('AUTH.TOKEN_EXPIRED');
    await identity.restart({ TOKEN_LIFETIME_SECONDS: '60' });
    const short = await attempt(mobile, password);
    identity.clock.advance(61_000);
    expect((await identity.call(account, { token: short.body.token })).error?.code).toBe('AUTH.TOKEN_EXPIRED');
  });
});
