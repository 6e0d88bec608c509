import { afterAll, beforeEach, expect, it } from '@jest/globals';
import { forgetKept } from './offline/forget-kept.js';
import { keepChoice, recentChoices } from './recent-choices.js';

const kept = new Map<string, string>();
const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
Object.defineProperty(globalThis, 'localStorage', {
  configurable: true,
  value: {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  },
});
afterAll(() => {
  if (before) Object.defineProperty(globalThis, 'localStorage', before);
});
beforeEach(() => kept.clear());

const asha = { to: '/members/a', text: 'Asha Patil', about: 'FL2SFZD8A' };
const bank = { to: '/bank', text: 'Bank' };

it('recent choices are kept, the latest first and each once', () => {
  for (const choice of [asha, bank, asha]) keepChoice('me', choice);
  expect(recentChoices('me').map(({ to }) => to)).toEqual(['/members/a', '/bank']);
  for (let n = 0; n < 9; n++) keepChoice('me', { to: `/page-${n}`, text: `${n}` });
  expect(recentChoices('me')).toHaveLength(6);
});

it('recent choices belong to one account and are deleted at logout', async () => {
  keepChoice('me', asha);
  expect(recentChoices('you')).toEqual([]);
  await forgetKept();
  expect([...kept.values()].join('')).not.toContain('Asha');
  expect(recentChoices('me')).toEqual([]);
});

it('stored choices lead only to our own pages', () => {
  const odd = [{ to: 'https://evil.example', text: 'x' }, { to: '//evil.example', text: 'x' }, { to: 5 }, null, bank];
  kept.set('recent', JSON.stringify({ who: 'me', choices: odd }));
  expect(recentChoices('me')).toEqual([bank]);
  kept.set('recent', 'no JSON');
  expect(recentChoices('me')).toEqual([]);
});
