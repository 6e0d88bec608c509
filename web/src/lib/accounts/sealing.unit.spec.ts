import { expect, it } from '@jest/globals';
import { newLock, openLogin, pinKeys, randomBytes, sealLogin } from './sealing.js';

const secret = randomBytes(32);
const share = 'Hj5sK2wN8bV1cX7zQ4mT0yRg6pLf9dEa3iUo-KvBnWc';
const login = { token: 'ey.long.token', isHead: false };

async function sealedLogin() {
  const keys = await pinKeys('2580', secret);
  const lock = await newLock(keys, share);
  return { keys, lock, sealed: await sealLogin(lock, login) };
}

it('a sealed login opens with its PIN and the share of the server', async () => {
  const { keys, lock, sealed } = await sealedLogin();
  expect(await openLogin(lock, sealed, keys, share)).toEqual(login);
  expect(await openLogin(lock, sealed, await pinKeys('2580', secret), share)).toEqual(login);
});

it('a renewed token is sealed without the PIN', async () => {
  const { keys, lock } = await sealedLogin();
  const renewed = await sealLogin(lock, { ...login, token: 'a newer one' });
  expect(await openLogin(lock, renewed, keys, share)).toEqual({ ...login, token: 'a newer one' });
});

it('a sealed login stays closed for another PIN, another share, or the PIN on another device', async () => {
  const { keys, lock, sealed } = await sealedLogin();
  const otherShare = `A${share.slice(1)}`;
  const others = [await pinKeys('2581', secret), await pinKeys('2580', randomBytes(32))];
  for (const other of others) await expect(openLogin(lock, sealed, other, share)).rejects.toThrow();
  await expect(openLogin(lock, sealed, keys, otherShare)).rejects.toThrow();
});

it('a sealed login sends the server a proof that reveals neither PIN nor key', async () => {
  const { proof, half } = await pinKeys('2580', secret);
  expect(proof).toMatch(/^[\w-]{43}$/);
  expect(Buffer.from(half).toString('base64url')).not.toBe(proof);
  expect((await pinKeys('2580', randomBytes(32))).proof).not.toBe(proof);
});
