import { describe, expect, it } from '@jest/globals';
import { addressOf, questionIn } from './stock-question.js';

const now = new Date('2026-02-28T18:30:00Z');

describe('the stock that an address asks for', () => {
  it.each([
    ['', { account: '', from: '2026-03-01', to: '2026-03-01' }],
    ['account=wicks&from=2025-01-01&to=2025-12-31', { account: 'wicks', from: '2025-01-01', to: '2025-12-31' }],
    ['account=nothing&to=2025-02-10', { account: '', from: '2025-02-01', to: '2025-02-10' }],
  ])('"%s" is %j', (address, question) => {
    expect(questionIn(new URLSearchParams(address), now)).toEqual(question);
  });

  it('the stock of a number is found by its link', () => {
    for (const account of ['lost', ''] as const) {
      const question = { account, from: '2026-01-01', to: '2026-01-31' };
      const { searchParams } = new URL(addressOf(account, question), 'https://deepam.example');
      expect(questionIn(searchParams, now)).toEqual(question);
    }
  });
});
