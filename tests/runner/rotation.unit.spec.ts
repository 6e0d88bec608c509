import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { always, everySecondDay, leaveOut, onDemoNetwork, restingOn } from './rotation.js';
import { specFiles } from './spec-files.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const day = 24 * 60 * 60 * 1_000;
const someMidnight = Date.UTC(2026, 10, 23);
const weeks = 4;

describe('the browser specs', () => {
  const specs = specFiles(root, 'browser');
  const days = Array.from({ length: 7 * weeks }, (_, n) => restingOn(specs, someMidnight + n * day));
  const runsOf = (path: string) => days.flatMap((resting, place) => (resting.includes(path) ? [] : [place]));

  it('run at every change, every second day or once in two weeks, from midnight to midnight', () => {
    for (const path of specs) {
      const runs = runsOf(path);
      const between = days.length / runs.length;
      expect([path, [1, 2, 14].includes(between)]).toEqual([path, true]);
      for (const [at, run] of runs.entries()) expect([path, run - runs[0]!]).toEqual([path, at * between]);
    }
    expect(restingOn(specs, someMidnight + day - 1)).toEqual(days[0]);
  });

  it('that guard money, access and what was promised once never rest, and exist', () => {
    for (const part of always) {
      const found = specs.filter((path) => path.includes(part));
      expect([part, found.length > 0]).toEqual([part, true]);
      for (const path of found) expect([path, runsOf(path)]).toEqual([path, [...days.keys()]]);
    }
  });

  it('that guard the same and are long take turns, one half each day', () => {
    for (const [half, parts] of everySecondDay.entries()) {
      const found = specs.filter((path) => parts.some((part) => path.includes(part)));
      expect(found.length).toBeGreaterThan(0);
      for (const path of found)
        expect([path, runsOf(path).map((n) => n % 2)]).toEqual([path, Array(days.length / 2).fill(half)]);
    }
  });

  it('that rest for two weeks are spread over them', () => {
    const seldom = specs.filter((path) => runsOf(path).length === weeks / 2);
    const running = days.slice(0, 14).map((resting) => seldom.filter((path) => !resting.includes(path)).length);
    expect(Math.max(...running)).toBeLessThanOrEqual((seldom.length / 14) * 2);
    expect(Math.min(...running)).toBeGreaterThan(0);
  });
});

describe('the nightly proofs', () => {
  it('run every stage that has specs which rest', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts['proofs']).toMatch(/^PROOFS=full .* int proof browser$/);
  });
});

describe('the demo network', () => {
  it('is made for every spec that looks at its people', () => {
    const looking = specFiles(root, 'browser').filter((path) =>
      /DemoSessions|demoButton/.test(readFileSync(join(root, path), 'utf8')),
    );
    expect(looking.map((path) => path.replace(/^tests\/|\.spec\.ts$/g, ''))).toEqual(onDemoNetwork);
  });
});

describe('jest', () => {
  it('is told nothing where nothing rests', () => {
    expect(leaveOut([])).toEqual([]);
    expect(leaveOut(['a/b', 'c'])).toEqual(['--testPathIgnorePatterns', '/(a/b|c)']);
  });
});
