import { endpointExamples } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { sees, textOf } from '../../../test/sees.js';
import { barriers, visit } from '../../../test/visit.js';
import type { Balance } from '../../lib/own-balance.js';

const example = endpointExamples['balance']!.response as Balance;
const empty: Balance = {
  ...{ ...example, payoutsWait: {}, commissionHistory: [] },
  ...{ earnings: 0, commission: 0, available: 0, reserved: 0, availableFrom: { commission: 0, earnings: 0 } },
};
const [requested] = example.commissionHistory;

describe('the wallet of a member who can withdraw nothing', () => {
  it('says what has been requested when all of the balance was requested', async () => {
    const reserved: Balance = { ...empty, earnings: 600, reserved: 600, commissionHistory: [requested!] };
    await visit('/wallet', { as: 'member', answers: { balance: reserved } });
    await sees('You have requested a payout of ₹600.');
    expect(textOf()).not.toContain('Nothing to withdraw yet');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Withdraw' }).disabled).toBe(true);
    expect(await barriers()).toEqual([]);
  });

  it('says what appears there before the first credit', async () => {
    await visit('/wallet', { as: 'member', answers: { balance: empty } });
    await sees('Nothing to withdraw yet. Commission and making charges appear here.');
    expect(textOf()).not.toContain('You have requested');
  });
});
