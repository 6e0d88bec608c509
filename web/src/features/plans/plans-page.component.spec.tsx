import { endpointExamples } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { visit } from '../../../test/visit.js';
import type { Answer } from '../../lib/api/endpoint-types.js';

const example = endpointExamples['membership']!.response as Answer<'membership'>;
const bronze = (endpointExamples['listPlans']!.response as Answer<'listPlans'>)[0]!;
const plans = [bronze, { ...bronze, name: 'Silver' as const, price: 1500 }];
const waiting = { ...example, plan: null, planApproved: false, isApproved: false, requestedPlan: 'Bronze' as const };

describe('the plans of a member whose proof waits for approval', () => {
  it('let the member replace the proof of the requested plan, and do not ask to choose that plan again', async () => {
    await visit('/plans', { as: 'member', answers: { membership: waiting, listPlans: plans } });
    const card = async (name: string) => within((await screen.findByRole('heading', { name })).closest('li')!);
    const requested = await card('Bronze');
    requested.getByText('Waiting for approval');
    const [action, ...others] = requested.getAllByRole('button');
    expect([action!.textContent, others]).toEqual(['Send Another Proof', []]);
    expect(action!.className.split(' ')).not.toContain('primary');
    (await card('Silver')).getByRole('button', { name: 'Choose Plan: Silver' });
  });
});
