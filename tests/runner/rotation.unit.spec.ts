import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { leaveOut, onDemoNetwork, restingOn } from './rotation.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folders = ['deploy', 'gateway', 'libs', 'services', 'tests'];
const specs = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.spec.ts') && !path.includes('node_modules'))
    .map((path) => `${folder}/${path}`),
);
const day = 24 * 60 * 60 * 1_000;
const someMidnight = Date.UTC(2026, 10, 23);

describe.each(['int', 'browser'] as const)('the %s specs that take turns', (stage) => {
  const days = Array.from({ length: 21 }, (_, n) => restingOn(stage, someMidnight + n * day));

  it('run once a week or every third day, from midnight to midnight', () => {
    const all = new Set(days.flat());
    for (const part of all) {
      const runs = days.flatMap((resting, place) => (resting.includes(part) ? [] : [place]));
      const turn = runs[1]! - runs[0]!;
      expect([3, 7]).toContain(turn);
      expect(runs).toEqual(Array.from({ length: 21 / turn }, (_, n) => runs[0]! + n * turn));
    }
    expect(restingOn(stage, someMidnight + day - 1)).toEqual(days[0]);
    expect(restingOn(stage, someMidnight + 21 * day)).toEqual(days[0]);
  });

  it('are files that exist, each one file', () => {
    for (const part of new Set(days.flat())) {
      const found = specs.filter((path) => path.includes(part) && path.endsWith(`.${stage}.spec.ts`));
      expect([part, found.length]).toEqual([part, 1]);
    }
  });

  it('hold nothing that guards money, access or what was promised once', () => {
    const guards =
      /sale|payout|posting|earning|plan-|access|repetition|malformed|messaging|upgrade|commission|cotton|flow/;
    expect([...new Set(days.flat())].filter((part) => guards.test(part))).toEqual([]);
  });
});

describe('the demo network', () => {
  it('is made for every spec that looks at its people', () => {
    const looking = specs.filter(
      (path) =>
        path.endsWith('.browser.spec.ts') && /DemoSessions|demoButton/.test(readFileSync(join(root, path), 'utf8')),
    );
    expect(looking.map((path) => path.replace(/^tests\/|\.spec\.ts$/g, '')).toSorted()).toEqual(onDemoNetwork);
  });
});

describe('jest', () => {
  it('is told nothing where nothing rests', () => {
    expect(leaveOut([])).toEqual([]);
    expect(leaveOut(['a/b', 'c'])).toEqual(['--testPathIgnorePatterns', '/(a/b|c)']);
  });
});
