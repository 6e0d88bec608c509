import { createHmac } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { Clock } from '../clock.js';
import { derivedKey } from '../config/secrets.js';
import { requestContext } from '../context/request-context.js';
import { DomainError } from '../errors/domain-error.js';
import type { PlatformOptions } from '../platform-options.js';
import { FileLinks } from './file-links.js';

class ManualClock extends Clock {
  seconds = 1_700_000_100;
  override now(): Date {
    return new Date(this.seconds * 1000);
  }
}

const options = (secret: string) => ({ config: { FILE_LINK_SECRET: secret } }) as unknown as PlatformOptions;
const secret = 'a secret of at least thirty-two characters';

const caller = { memberId: 'a1b2', sessionVersion: 3, sessionId: 'a-phone' };
const context = { correlationId: 'test', causationId: null, caller };

function linksFor(itsSecret: string, clock: ManualClock) {
  const links = new FileLinks(options(itsSecret), clock);
  return {
    link: <K extends string | null>(key: K) =>
      requestContext.run(context, () => links.link(key) as K extends string ? string : null),
    verify: ({ key, exp, to, sig }: ReturnType<typeof partsOf>) => links.verify(key, { exp, to, sig }),
  };
}

function setUp() {
  const clock = new ManualClock();
  return { clock, links: linksFor(secret, clock) };
}

function partsOf(link: string) {
  const { pathname, searchParams } = new URL(link, 'http://x');
  const key = pathname.slice('/api/files/'.length).split('/').map(decodeURIComponent).join('/');
  const { exp, to, sig } = Object.fromEntries(searchParams);
  return { key, exp, to, sig } as { key: string; exp: unknown; to: unknown; sig: unknown };
}

function refused(work: () => void): string | null {
  try {
    work();
  } catch (error) {
    return error instanceof DomainError ? error.code : String(error);
  }
  return null;
}

it('a link is valid immediately and for fifteen minutes, then it expires', () => {
  const { clock, links } = setUp();
  const parts = partsOf(links.link('plan-proofs/a b/ü.jpg'));
  expect(parts.key).toBe('plan-proofs/a b/ü.jpg');
  expect(links.verify(parts)).toEqual({ memberId: 'a1b2', sessionVersion: 3, sessionId: 'a-phone' });
  clock.seconds += 900;
  links.verify(parts);
  clock.seconds += 301;
  expect(refused(() => links.verify(parts))).toBe('FILE.LINK_EXPIRED');
});

it('a link expires in the very second that it names', () => {
  const { clock, links } = setUp();
  const parts = partsOf(links.link('a.jpg'));
  clock.seconds = Number(parts.exp) - 1;
  links.verify(parts);
  clock.seconds = Number(parts.exp);
  expect(refused(() => links.verify(parts))).toBe('FILE.LINK_EXPIRED');
});

it('a link to a file is the same for five minutes, so that a browser can keep the file', () => {
  const { clock, links } = setUp();
  clock.seconds = 1_700_000_100;
  const first = links.link('a.jpg');
  clock.seconds += 299;
  expect(links.link('a.jpg')).toBe(first);
  clock.seconds += 1;
  expect(links.link('a.jpg')).not.toBe(first);
});

it('a link of an older secret is valid as long as that is listed', () => {
  const { clock, links } = setUp();
  const next = 'the next secret of more than thirty-two characters';
  const linksOfTwoSecrets = linksFor(`${next},${secret}`, clock);
  expect(linksOfTwoSecrets.verify(partsOf(links.link('a.jpg')))).toMatchObject({ memberId: 'a1b2' });
  expect(linksFor(next, clock).verify(partsOf(linksOfTwoSecrets.link('a.jpg')))).toMatchObject({ memberId: 'a1b2' });
  expect(refused(() => links.verify(partsOf(linksOfTwoSecrets.link('a.jpg'))))).toBe('FILE.LINK_EXPIRED');
});

it('a changed link, or one with a foreign signature, is rejected', () => {
  const { clock, links } = setUp();
  const parts = partsOf(links.link('a.jpg'));
  const foreign = partsOf(linksFor(`${secret}!`, clock).link('a.jpg'));
  const attempts = [
    { key: 'b.jpg' },
    { exp: String(Number(parts.exp) + 600) },
    { to: 'a1b2.4' },
    { to: undefined },
    { sig: `${String(parts.sig).slice(0, -1)}!` },
    { sig: '' },
    { sig: undefined },
    { exp: '1e99' },
    foreign,
  ];
  expect(attempts.map((attempt) => refused(() => links.verify({ ...parts, ...attempt })))).toEqual(
    attempts.map(() => 'FILE.LINK_EXPIRED'),
  );
});

it('the signature has a key of its own: other signatures of the secret are rejected', () => {
  const { links } = setUp();
  const { key, exp, to } = partsOf(links.link('a.jpg'));
  for (const other of [secret, derivedKey(secret, 'idempotency keys')]) {
    const sig = createHmac('sha256', other).update(`${exp}\n${to}\n${key}`).digest('base64url');
    expect(refused(() => links.verify({ key, exp, to, sig }))).toBe('FILE.LINK_EXPIRED');
  }
});

it('a link needs a caller', () => {
  const { clock } = setUp();
  expect(() => new FileLinks(options(secret), clock).link('a.jpg')).toThrow('for a caller');
});

it('a missing file gives null', () => {
  expect(setUp().links.link(null)).toBeNull();
});
