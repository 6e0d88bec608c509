import { randomBytes } from 'node:crypto';
import { account, login } from '@deepam/contracts';
import { closeGracefully } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeProtectedHeader } from 'jose';
import { runCommand, type CommandLine } from '../src/commands/command-line.js';
import { rotateDataKeyCommand } from '../src/key-rotation/rotate-data-key.command.js';
import { KeyRing } from '../src/signing-keys/key-ring.js';
import {
  rotateSigningKeyCommand,
  rotationOf,
} from '../src/signing-keys/rotate-signing-key/rotate-signing-key.command.js';
import { TestIdentity } from './identity-harness.js';
import { newMember } from './members.js';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await TestIdentity.start();
});
afterAll(() => identity.stop());

async function run(
  command: (line: CommandLine) => Promise<number>,
  env: NodeJS.ProcessEnv = identity.env,
  args: readonly string[] = [],
) {
  const lines: string[] = [];
  const print = (text: string) => void lines.push(text);
  const code = await runCommand({ args, env, print, printError: print, prompt: null }, 'usage', command, () => true);
  return { code, printed: lines.join('\n') };
}
const stored = () => identity.connection.collection('signing_keys').find().sort({ _id: 1 }).toArray();
const ring = () => identity.app.get(KeyRing, { strict: false });
describe('signing keys', () => {
  it('concurrently starting replicas agree on their signing keys', async () => {
    const others = await TestIdentity.start();
    await others.connection.collection('signing_keys').deleteMany({});
    const replicas = await Promise.all(Array.from({ length: 4 }, () => others.replica()));
    const kids = replicas.map((replica) => replica.get(KeyRing, { strict: false }).current().kid);
    expect(new Set(kids).size).toBe(1);
    expect(await others.connection.collection('signing_keys').countDocuments()).toBe(1);
    await Promise.all(replicas.map((replica) => closeGracefully(replica)));
    await others.stop();
  });

  it('signing keys stay the same after a restart, so sessions continue', async () => {
    const { token } = await newMember(identity);
    await identity.restart();
    expect((await identity.call(account, { token })).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it('signing keys have 128 bits of strength, in a token of 500 bytes', async () => {
    expect(ring().published()).toMatchObject([{ alg: 'ES256', kty: 'EC', crv: 'P-256' }]);
    const { token } = await newMember(identity);
    expect(token.length).toBeLessThan(500);
  });

  it('signing keys’ private half is stored encrypted', async () => {
    const [key] = await stored();
    expect(JSON.stringify(key)).not.toContain('PRIVATE KEY');
    expect(key).toMatchObject({ privateKey: { keyId: 'test', box: expect.any(String) } });
    expect(Buffer.from(key?.['privateKey'].box, 'base64').toString('latin1')).not.toContain('PRIVATE KEY');
  });

  it('a rotation ends no session: the new key is known before it signs, the old one until its tokens have expired', async () => {
    const { mobile, password, token } = await newMember(identity);
    const old = ring().current().kid;
    expect(await run(rotateSigningKeyCommand)).toMatchObject({
      code: 0,
      printed: expect.stringContaining('signs from'),
    });
    expect((await run(rotateSigningKeyCommand)).printed).toContain('under way');
    await ring().refresh();
    expect(ring().published()).toHaveLength(2);
    expect(ring().current().kid).toBe(old);

    identity.clock.advance(61_000);
    const fresh = await identity.call(login, { body: { mobile, password } });
    expect(decodeProtectedHeader(fresh.body.token).kid).not.toBe(old);
    // A verifier that has just fetched the keys waits some seconds before the next fetch.
    await poll(async () => (await identity.call(account, { token: fresh.body.token })).status === 200);
    expect((await identity.call(account, { token })).status).toBe(200);

    identity.clock.advance(13 * 3600_000);
    expect(
      ring()
        .published()
        .map(({ kid }) => kid),
    ).not.toContain(old);
  });
});

describe('the command for a new signing key', () => {
  it('the command accepts a leak only', () => {
    expect(rotationOf([])).toEqual({ hasLeaked: false });
    expect(rotationOf(['--leaked'])).toEqual({ hasLeaked: true });
    for (const args of [['--algorithm', 'ES256'], ['--leak'], ['now']]) expect(rotationOf(args)).toBeNull();
  });
});

describe('a leaked signing key', () => {
  it('a leaked key is withdrawn immediately: its tokens are rejected, even by services that accepted them before', async () => {
    const { mobile, password, token } = await newMember(identity);
    expect((await identity.call(account, { token })).status).toBe(200);
    const old = ring().current().kid;
    expect((await run(rotateSigningKeyCommand, identity.env, ['--leaked'])).code).toBe(0);
    expect(await stored()).toHaveLength(1);
    await ring().refresh();
    const fresh = await identity.call(login, { body: { mobile, password } });
    expect(decodeProtectedHeader(fresh.body.token).kid).not.toBe(old);
    await poll(async () => (await identity.call(account, { token })).status === 401);
    expect((await identity.call(account, { token })).error?.code).toBe('AUTH.TOKEN_INVALID');
    await poll(async () => (await identity.call(account, { token: fresh.body.token })).status === 200);
  });
});

describe('the rotation of the data key', () => {
  it('all values are sealed again, so that the old key can be removed', async () => {
    const { token } = await newMember(identity);
    const old = identity.env['DATA_KEYS']!;
    const fresh = `fresh:${randomBytes(32).toString('base64')}`;
    await identity.restart({ DATA_KEYS: `${fresh},${old}` });
    expect((await run(rotateDataKeyCommand)).code).toBe(0);
    const keyIds = (await stored()).map((key) => key['privateKey'].keyId as string);
    expect(new Set(keyIds)).toEqual(new Set(['fresh']));
    await identity.restart({ DATA_KEYS: fresh });
    expect((await identity.call(account, { token })).status).toBe(200);
    expect((await run(rotateDataKeyCommand)).printed).toBe('Everything is sealed with the key "fresh".');
  });

  it('a rotation and a start without a needed key are rejected in a sentence', async () => {
    const env = { ...identity.env, DATA_KEYS: `other:${randomBytes(32).toString('base64')}` };
    const { code, printed } = await run(rotateDataKeyCommand, env);
    expect(code).toBe(1);
    expect(printed).toContain('DATA_KEYS has no key "fresh", which stored data was encrypted with.');
  });
});
