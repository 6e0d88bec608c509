import { expect, it } from '@jest/globals';
import { PasswordHasher } from './password-hasher.js';

const quick = { memoryKib: 1024, passes: 2, lanes: 1 };
const hasher = new PasswordHasher(quick, 2);

it('hashes are argon2id of the configured strength, with a salt', async () => {
  const [one, two] = await Promise.all([hasher.hash('secret'), hasher.hash('secret')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=1024,t=2,p=1\$/);
  expect(one).not.toBe(two);
});

it('a hash fits its own password only', async () => {
  const hash = await hasher.hash('secret');
  await expect(hasher.fits('secret', hash)).resolves.toBe(true);
  await expect(hasher.fits('Secret', hash)).resolves.toBe(false);
});

it.each(['$argon2id$v=19$m=1048577,t=1,p=1$iyAvLconznVnL8Qx/pMkvQ$WknmE+xM8G6CuNsOorksuA', 'erased'])(
  'foreign hashes are rejected, whatever memory they need: %s',
  async (hash) => {
    await expect(hasher.fits('secret', hash)).rejects.toThrow();
  },
);

it('a hash fits a password that is typed with another composition of the same letters', async () => {
  const hash = await hasher.hash('caf\u00e9 1');
  await expect(hasher.fits('cafe\u0301 1', hash)).resolves.toBe(true);
});

it('a missing account never fits, and takes the time of a real check', async () => {
  const strong = new PasswordHasher({ memoryKib: 65_536, passes: 3, lanes: 1 }, 1);
  const hash = await strong.hash('secret');
  const timeOf = async (against: string | null) => {
    const begin = performance.now();
    await expect(strong.fits('guess', against)).resolves.toBe(false);
    return performance.now() - begin;
  };
  await timeOf(null);
  const [known, unknown] = [await timeOf(hash), await timeOf(null)];
  // The bound is far from the microseconds of a rejection without the check, and safe on a busy machine.
  expect(unknown).toBeGreaterThan(known / 10);
});

it('a hash is outdated once the strength differs', async () => {
  const hash = await hasher.hash('secret');
  expect(hasher.isOutdated(hash)).toBe(false);
  expect(new PasswordHasher({ ...quick, passes: 3 }, 1).isOutdated(hash)).toBe(true);
});
