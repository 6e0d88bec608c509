import { describe, expect, it } from '@jest/globals';
import { Clock } from '../clock.js';
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

function setUp() {
  const clock = new ManualClock();
  return { clock, links: new FileLinks(options(secret), clock) };
}

function partsOf(link: string) {
  const { pathname, searchParams } = new URL(link, 'http://x');
  const key = pathname.slice('/api/files/'.length).split('/').map(decodeURIComponent).join('/');
  return { key, exp: searchParams.get('exp'), sig: searchParams.get('sig') };
}

function refused(work: () => void): string | null {
  try {
    work();
  } catch (fault) {
    return fault instanceof DomainError ? fault.code : String(fault);
  }
  return null;
}

describe('a link to a file', () => {
  it('is good at once and for fifteen minutes, then no more', () => {
    const { clock, links } = setUp();
    const { key, exp, sig } = partsOf(links.link('plan-proofs/a b/ü.jpg'));
    expect(key).toBe('plan-proofs/a b/ü.jpg');
    links.verify(key, exp, sig);
    clock.seconds += 900;
    links.verify(key, exp, sig);
    clock.seconds += 301;
    expect(refused(() => links.verify(key, exp, sig))).toBe('FILE.LINK_EXPIRED');
  });

  it('is the same for five minutes, so that a browser can keep the file', () => {
    const { clock, links } = setUp();
    clock.seconds = 1_700_000_100;
    const first = links.link('a.jpg');
    clock.seconds += 299;
    expect(links.link('a.jpg')).toBe(first);
    clock.seconds += 1;
    expect(links.link('a.jpg')).not.toBe(first);
  });

  it('is refused when anything in it was changed, or somebody else signed it', () => {
    const { clock, links } = setUp();
    const { key, exp, sig } = partsOf(links.link('a.jpg'));
    const others = new FileLinks(options(`${secret}!`), clock);
    const foreign = partsOf(others.link('a.jpg'));
    const attempts: [string, unknown, unknown][] = [
      ['b.jpg', exp, sig],
      [key, String(Number(exp) + 600), sig],
      [key, exp, `${String(sig).slice(0, -1)}!`],
      [key, exp, ''],
      [key, exp, undefined],
      [key, '1e99', sig],
      [key, foreign.exp, foreign.sig],
    ];
    expect(attempts.map((attempt) => refused(() => links.verify(...attempt)))).toEqual(
      attempts.map(() => 'FILE.LINK_EXPIRED'),
    );
  });

  it('is null where there is no file', () => {
    expect(setUp().links.link(null)).toBeNull();
  });
});
