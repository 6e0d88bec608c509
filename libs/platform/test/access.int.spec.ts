import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { memberAudience, tokenAlgorithm, tokenIssuer } from '@deepam/contracts';
import { poll, TestTokens } from '@deepam/testing';
import { exportJWK, exportSPKI, generateKeyPair, importJWK, SignJWT, UnsecuredJWT, type CryptoKey } from 'jose';
import { newId, type MemberStanding } from '../src/index.js';
import {
  asAnyStaff,
  asApproved,
  asDispatch,
  asHead,
  asMember,
  asPlanHolder,
  asService,
  list,
  upload,
} from './sample-endpoints.js';
import { startSample, type Sample } from './start-sample.js';

const ofLogin = { sv: 1, sid: 'a-session', auth_time: 0 };
const approved: MemberStanding = { isApproved: true, plan: 'Silver', isDeleted: false };

describe('the access rule of a route', () => {
  let service: Sample;
  let memberId: string;
  beforeAll(async () => {
    service = await startSample();
  });
  beforeEach(() => {
    memberId = newId();
  });
  afterAll(() => service.close());

  const codeFor = async (endpoint: typeof asMember, token?: string) => {
    const { status, error } = await service.call(endpoint, {}, token);
    return error ? `${status} ${error.code}` : status;
  };

  it('a public route admits every caller, and other routes need a token', async () => {
    expect((await service.call(list)).status).toBe(200);
    expect(await codeFor(asMember)).toBe('401 AUTH.REQUIRED');
    expect(await codeFor(asService)).toBe('401 AUTH.REQUIRED');
  });

  it('the handler gets the caller', async () => {
    const { body } = await service.call(asMember, {}, await service.tokens.memberToken({ memberId }));
    expect(body).toEqual({ memberId, isHead: false });
  });

  it('the access rule of a route reads the standing of the member at the moment of the call', async () => {
    const token = await service.tokens.memberToken({ memberId });
    expect([await codeFor(asApproved, token), await codeFor(asPlanHolder, token)]).toEqual([
      '403 ACCESS.NOT_APPROVED',
      '403 ACCESS.NOT_APPROVED',
    ]);
    service.members.standings.set(memberId, { ...approved, plan: null });
    expect([await codeFor(asApproved, token), await codeFor(asPlanHolder, token)]).toEqual([
      200,
      '403 ACCESS.PLAN_NEEDED',
    ]);
    service.members.standings.set(memberId, approved);
    expect([await codeFor(asPlanHolder, token), await codeFor(asHead, token)]).toEqual([200, '403 ACCESS.HEAD_ONLY']);
    service.members.standings.set(memberId, { ...approved, isDeleted: true });
    expect(await codeFor(asPlanHolder, token)).toBe('401 AUTH.SESSION_REVOKED');
  });

  it('the head passes every rule except the one for plan holders', async () => {
    const token = await service.tokens.memberToken({ memberId, isHead: true });
    expect([
      await codeFor(asMember, token),
      await codeFor(asApproved, token),
      await codeFor(asHead, token),
      await codeFor(asPlanHolder, token),
    ]).toEqual([200, 200, 200, '403 ACCESS.PLAN_NEEDED']);
  });

  it('staff pass only with a permission of the route', async () => {
    const all = [asDispatch, asHead, asAnyStaff, asMember, asApproved, asPlanHolder];
    const answers = async (token: string) => Promise.all(all.map((endpoint) => codeFor(endpoint, token)));
    const membersOnly = ['403 ACCESS.MEMBERS_ONLY', '403 ACCESS.MEMBERS_ONLY', '403 ACCESS.MEMBERS_ONLY'];
    service.members.standings.set(memberId, approved);
    expect(await answers(await service.tokens.memberToken({ memberId, permissions: ['dispatch'] }))).toEqual([
      ...[200, '403 ACCESS.NOT_PERMITTED', 200],
      ...membersOnly,
    ]);
    expect(await answers(await service.tokens.memberToken({ memberId, permissions: [] }))).toEqual([
      ...['403 ACCESS.NOT_PERMITTED', '403 ACCESS.NOT_PERMITTED', 200],
      ...membersOnly,
    ]);
    expect(await codeFor(asDispatch, await service.tokens.memberToken({ memberId }))).toBe('403 ACCESS.HEAD_ONLY');
    expect(await codeFor(asAnyStaff, await service.tokens.memberToken({ memberId }))).toBe(200);
  });

  it('the access rule of a route ignores a permission that this release does not know', async () => {
    const claims = { ...ofLogin, isHead: false, permissions: ['fly', 'dispatch'] };
    const who = { sub: memberId, iss: tokenIssuer, aud: memberAudience, exp: 9_999_999_999 };
    expect(await codeFor(asDispatch, await service.tokens.signed({ ...claims, ...who }))).toBe(200);
  });

  it('the access rule of a route opens nothing to a head who must change the password first', async () => {
    const token = await service.tokens.memberToken({ memberId, isHead: true, mustChangePassword: true });
    for (const endpoint of [asMember, asApproved, asHead]) {
      expect(await codeFor(endpoint, token)).toBe('403 AUTH.PASSWORD_CHANGE_NEEDED');
    }
    expect((await service.call(list, {}, token)).status).toBe(200);
  });

  it('the access rule of a route opens nothing to a head whose login needs a second factor first', async () => {
    const token = await service.tokens.memberToken({ memberId, isHead: true, mustSetUpSecondFactor: true });
    for (const endpoint of [asMember, asApproved, asHead]) {
      expect(await codeFor(endpoint, token)).toBe('403 AUTH.SECOND_FACTOR_NEEDED');
    }
  });

  it('the access rule of a route keeps members out of calls between services, and services out of calls of members', async () => {
    const member = await service.tokens.memberToken({ memberId, isHead: true });
    const machine = await service.tokens.serviceToken('network');
    expect(await codeFor(asService, member)).toBe('403 ACCESS.SERVICE_ONLY');
    expect(await codeFor(asMember, machine)).toBe('401 AUTH.TOKEN_INVALID');
    expect((await service.call(asService, {}, machine)).body).toEqual({ memberId: 'network', isHead: false });
  });

  it('the access rule of a route rejects a revoked session at once, also with a token that was used before', async () => {
    const token = await service.tokens.memberToken({ memberId, sessionVersion: 3 });
    expect(await codeFor(asMember, token)).toBe(200);
    service.members.revoked.set(memberId, 4);
    expect(await codeFor(asMember, token)).toBe('401 AUTH.SESSION_REVOKED');
    const fresh = await service.tokens.memberToken({ memberId, sessionVersion: 4 });
    expect(await codeFor(asMember, fresh)).toBe(200);
  });

  it('the access rule of a route rejects a token from the moment it expires, also one that was used before', async () => {
    const expiresAt = Math.floor(service.clock.now().getTime() / 1000) + 60;
    const token = await service.tokens.memberToken({ memberId }, { expiresAt });
    expect(await codeFor(asMember, token)).toBe(200);
    service.clock.advance(61_000);
    expect(await codeFor(asMember, token)).toBe('401 AUTH.TOKEN_EXPIRED');
    service.clock.advance(-61_000);
  });

  describe('refuses a token that', () => {
    const claims = () => ({ ...ofLogin, isHead: true });
    const dressed = <T extends UnsecuredJWT | SignJWT>(jwt: T): T =>
      jwt.setSubject(memberId).setIssuer(tokenIssuer).setAudience(memberAudience).setExpirationTime('1h') as T;

    it('a token that is garbage is rejected', async () => {
      expect(await codeFor(asMember, 'garbage')).toBe('401 AUTH.TOKEN_INVALID');
      expect(await codeFor(asMember, 'a.b.c')).toBe('401 AUTH.TOKEN_INVALID');
      expect(await codeFor(asMember, 'two words')).toBe('401 AUTH.TOKEN_INVALID');
    });

    it('a token that a stranger signed under the same key id is rejected', async () => {
      const stranger = await TestTokens.startStranger();
      const token = await stranger.memberToken({ memberId, isHead: true });
      await stranger.close();
      expect(await codeFor(asHead, token)).toBe('401 AUTH.TOKEN_INVALID');
    });

    it('an unsigned token is rejected', async () => {
      const token = dressed(new UnsecuredJWT(claims())).encode();
      expect(await codeFor(asHead, token)).toBe('401 AUTH.TOKEN_INVALID');
    });

    it('a token that is signed with HS256 and the public key is rejected', async () => {
      const [jwk] = service.tokens.jwks().keys;
      const pem = await exportSPKI((await importJWK(jwk!, tokenAlgorithm, { extractable: true })) as CryptoKey);
      const token = await dressed(new SignJWT(claims()))
        .setProtectedHeader({ alg: 'HS256', kid: jwk!.kid! })
        .sign(new TextEncoder().encode(pem));
      expect(await codeFor(asHead, token)).toBe('401 AUTH.TOKEN_INVALID');
    });

    it('a token with an algorithm of another key type is rejected', async () => {
      const [jwk] = service.tokens.jwks().keys;
      const { privateKey } = await generateKeyPair('RS256');
      const token = await dressed(new SignJWT(claims()))
        .setProtectedHeader({ alg: 'RS256', kid: jwk!.kid! })
        .sign(privateKey);
      expect(await codeFor(asHead, token)).toBe('401 AUTH.TOKEN_INVALID');
      const [, payload, signature] = (await service.tokens.memberToken({ memberId, isHead: true })).split('.');
      const head = Buffer.from(JSON.stringify({ alg: 'RS256', kid: jwk!.kid })).toString('base64url');
      expect(await codeFor(asHead, `${head}.${payload}.${signature}`)).toBe('401 AUTH.TOKEN_INVALID');
    });

    it('a token with its own key or a signature of zeros is rejected', async () => {
      const { kid } = service.tokens.jwks().keys[0]!;
      const { privateKey, publicKey } = await generateKeyPair('ES256');
      const head = { alg: 'ES256', kid: kid!, jwk: await exportJWK(publicKey) };
      const own = await dressed(new SignJWT(claims())).setProtectedHeader(head).sign(privateKey);
      expect(await codeFor(asHead, own)).toBe('401 AUTH.TOKEN_INVALID');
      const genuine = await service.tokens.memberToken({ memberId, isHead: true });
      expect(await codeFor(asHead, genuine)).toBe(200);
      const zeros = Buffer.alloc(64).toString('base64url');
      expect(await codeFor(asHead, genuine.replace(/[^.]*$/, zeros))).toBe('401 AUTH.TOKEN_INVALID');
    });

    it('a token of another audience or issuer, or with an unknown key, is rejected', async () => {
      const audience = await service.tokens.memberToken({ memberId }, { audience: 'other' });
      const issuer = await service.tokens.memberToken({ memberId }, { issuer: 'other' });
      expect(await codeFor(asMember, audience)).toBe('401 AUTH.TOKEN_INVALID');
      expect(await codeFor(asMember, issuer)).toBe('401 AUTH.TOKEN_INVALID');
    });

    it('a genuine token without a key, an expiry or a subject is rejected', async () => {
      const whole = { ...claims(), sub: memberId, iss: tokenIssuer, aud: memberAudience, exp: 9_999_999_999 };
      expect(await codeFor(asHead, await service.tokens.signed(whole))).toBe(200);
      const { exp: _exp, ...endless } = whole;
      const { sub: _sub, ...nobodys } = whole;
      for (const token of [
        await service.tokens.signed(whole, null),
        await service.tokens.signed(endless),
        await service.tokens.signed(nobodys),
      ]) {
        expect(await codeFor(asHead, token)).toBe('401 AUTH.TOKEN_INVALID');
      }
    });

    it('an altered token is rejected', async () => {
      const [header, , signature] = (await service.tokens.memberToken({ memberId })).split('.');
      const payload = Buffer.from(
        JSON.stringify({
          sub: memberId,
          ...ofLogin,
          isHead: true,
          iss: tokenIssuer,
          aud: memberAudience,
          exp: 9_999_999_999,
        }),
      ).toString('base64url');
      expect(await codeFor(asHead, `${header}.${payload}.${signature}`)).toBe('401 AUTH.TOKEN_INVALID');
    });
  });

  it('the access rule is applied before a file is read', async () => {
    const { error } = await service.call(upload, { files: { photo: Buffer.from('no image') } });
    expect(error?.code).toBe('AUTH.REQUIRED');
  });
});

describe('the keys that tokens are checked with', () => {
  it('keys are fetched again when a new one signs', async () => {
    const service = await startSample();
    const memberId = newId();
    const before = await service.tokens.memberToken({ memberId });
    expect((await service.call(asMember, {}, before)).status).toBe(200);
    await service.tokens.rotate();
    const after = await service.tokens.memberToken({ memberId });
    await poll(async () => (await service.call(asMember, {}, after)).status === 200);
    expect((await service.call(asMember, {}, before)).status).toBe(200);
    await service.close();
  });

  it('a token is not at fault while the keys are out of reach', async () => {
    const service = await startSample({}, { config: { JWKS_URL: 'http://127.0.0.1:9/jwks' } });
    const { status, error, headers } = await service.call(
      asMember,
      {},
      await service.tokens.memberToken({ memberId: newId() }),
    );
    expect({ status, code: error?.code }).toEqual({ status: 503, code: 'SERVER.UNAVAILABLE' });
    expect(headers['retry-after']).toBeDefined();
    await service.close();
  });
});
