import { account, login, memberAudience, tokenIssuer } from '@deepam/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { anyMobile, TestIdentity } from './identity-harness.js';
import { newMember } from './members.js';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await TestIdentity.start();
});
afterAll(() => identity.stop());

const attempt = (mobile: string, password: string, address = '127.0.0.1') =>
  identity.call(login, { body: { mobile, password }, headers: { 'x-forwarded-for': address } });
const failures = () => identity.connection.collection('login_failures').find().toArray();

describe('logging in', () => {
  it('gives a token that anyone can check with the published keys', async () => {
    const member = await newMember(identity);
    const keys = createRemoteJWKSet(new URL(`${identity.url}/api/.well-known/jwks.json`));
    const { payload, protectedHeader } = await jwtVerify(member.token, keys, {
      algorithms: ['RS256'],
      issuer: tokenIssuer,
      audience: memberAudience,
    });
    expect(payload).toMatchObject({ sub: member.id, isHead: false, sv: 1 });
    expect(payload.exp! - payload.iat!).toBe(12 * 3600);
    expect(protectedHeader.kid).toBe(decodeProtectedHeader(member.token).kid);
  });

  it('takes the mobile as people type it', async () => {
    const { mobile, password } = await newMember(identity);
    expect((await attempt(`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`, password)).status).toBe(200);
    expect((await attempt(`0${mobile}`, password)).status).toBe(200);
  });

  it('publishes no private part of a key', async () => {
    const response = await fetch(`${identity.url}/api/.well-known/jwks.json`);
    const { keys } = (await response.json()) as { keys: Record<string, string>[] };
    expect(keys.map((key) => Object.keys(key).sort())).toEqual([['alg', 'e', 'kid', 'kty', 'n', 'use']]);
  });

  it('answers a wrong password and an unknown mobile in the same way', async () => {
    const { mobile } = await newMember(identity);
    const [wrong, unknown] = [await attempt(mobile, 'guess'), await attempt(anyMobile(), 'guess')];
    expect(wrong.status).toBe(401);
    expect({ ...wrong.error, requestId: '' }).toEqual({ ...unknown.error, requestId: '' });
    expect(wrong.error?.code).toBe('AUTH.INVALID_CREDENTIALS');
    expect(unknown.status).toBe(401);
  });

  it('stores the hash in the configured strength at the next login after that has changed', async () => {
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

describe('guessing a password', () => {
  // Time stands still: on a busy machine no wait passes while a test is at work.
  beforeEach(() => identity.clock.set(new Date()));

  it.each([
    ['of a member', async () => (await newMember(identity)).mobile],
    ['of a mobile that nobody has', async () => anyMobile()],
  ])('%s has to wait after five tries, and says for how long', async (_whose, mobileOf) => {
    const mobile = await mobileOf();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await attempt(mobile, `guess ${i}`)).status);
    expect(statuses).toEqual(Array(6).fill(401));
    const refused = await attempt(mobile, 'guess 7');
    expect({ status: refused.status, code: refused.error?.code }).toEqual({ status: 429, code: 'REQUEST.TOO_MANY' });
    expect(refused.error?.details?.['retryAfterSeconds']).toBeGreaterThan(0);
    expect(refused.error?.details?.['retryAfterSeconds']).toBeLessThanOrEqual(2);
  });

  it('gets no further when all tries are sent at once', async () => {
    const { mobile } = await newMember(identity);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => attempt(mobile, `guess ${i}`)));
    const checked = answers.filter(({ status }) => status === 401);
    expect(checked).toHaveLength(6);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(34);
  });

  it('is forgiven with the right password after the wait', async () => {
    const { mobile, password } = await newMember(identity);
    for (let i = 0; i < 6; i++) await attempt(mobile, `guess ${i}`);
    expect((await attempt(mobile, password)).status).toBe(429);
    identity.clock.advance(2_500);
    expect((await attempt(mobile, password)).status).toBe(200);
    for (let i = 0; i < 5; i++) expect((await attempt(mobile, `guess ${i}`)).status).toBe(401);
  });

  it('by many strangers does not hold up the owner where the owner has been before', async () => {
    const { mobile, password } = await newMember(identity);
    expect((await attempt(mobile, password, '198.51.100.7')).status).toBe(200);
    const strangers = Array.from({ length: 40 }, (_, i) => `203.0.113.${i}`);
    const statuses: number[] = [];
    for (const stranger of strangers) statuses.push((await attempt(mobile, 'guess', stranger)).status);
    expect(statuses.slice(0, 31)).toEqual(Array(31).fill(401));
    expect(statuses.slice(31)).toEqual(Array(9).fill(429));
    expect((await attempt(mobile, password, '203.0.113.99')).status).toBe(429);
    expect((await attempt(mobile, password, '198.51.100.7')).status).toBe(200);
  });

  it('over many mobiles from one address has to wait at last, while its known members log in', async () => {
    const { mobile, password } = await newMember(identity);
    await attempt(mobile, password, '192.0.2.1');
    const many = Array.from({ length: 210 }, () => anyMobile());
    const answers = await Promise.all(many.map((guessed) => attempt(guessed, 'guess', '192.0.2.1')));
    expect(answers.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(201);
    expect((await attempt(anyMobile(), 'guess', '192.0.2.1')).status).toBe(429);
    expect((await attempt(mobile, password, '192.0.2.1')).status).toBe(200);
  });

  it('keeps neither mobile nor address in clear, and is forgotten by itself', async () => {
    const mobile = anyMobile();
    await attempt(mobile, 'guess');
    const kept = await failures();
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toContain(mobile);
    expect(JSON.stringify(kept)).not.toContain('127.0.0.1');
    const indexes = await identity.connection.collection('login_failures').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
  });
});

describe('the token', () => {
  it('is needed, checked and named in the answer when it is not good', async () => {
    const { token } = await newMember(identity);
    expect((await identity.call(account, {})).error?.code).toBe('AUTH.REQUIRED');
    expect((await identity.call(account, { token: `${token.slice(0, -4)}AAAA` })).error?.code).toBe(
      'AUTH.TOKEN_INVALID',
    );
    expect((await identity.call(account, { token })).status).toBe(200);
  });

  it('runs out after the configured time', async () => {
    const { mobile, password, token } = await newMember(identity);
    identity.clock.advance(12 * 3600_000 + 1000);
    expect((await identity.call(account, { token })).error?.code).toBe('AUTH.TOKEN_EXPIRED');
    await identity.restart({ TOKEN_LIFETIME_SECONDS: '60' });
    const short = await attempt(mobile, password);
    identity.clock.advance(61_000);
    expect((await identity.call(account, { token: short.body.token })).error?.code).toBe('AUTH.TOKEN_EXPIRED');
  });
});
