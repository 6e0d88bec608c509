import type { TransferState, TransferView } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { textOf } from '../../../../test/sees.js';
import { exampleOf, show } from '../../../../test/visit.js';
import { TransferTimeline } from './transfer-timeline.js';

const paid = exampleOf('payable').transfers[0]!;

async function eventsOf(transfer: TransferView): Promise<string[]> {
  await show(<TransferTimeline transfer={transfer} />, { as: 'head' });
  return within(await screen.findByRole('list', { name: 'History' }))
    .getAllByRole('listitem')
    .map((item) => textOf(item));
}

it.each<[TransferState, string]>([
  ['approved', 'The transfer is approved. No payment is recorded yet.'],
  ['submitted', 'The bank file was downloaded. The bank has not reported a payment yet.'],
  ['paid', 'The member was paid on 5 Jan 2026, UTR SBINN52026010500001.'],
  ['paid-twice', 'One payment must be returned or recovered.'],
  ['failed', 'The bank has not paid this transfer.'],
  ['returned', 'The money was returned on 7 Jan 2026.'],
  ['released', 'A team member recorded that the bank has not paid this transfer.'],
  ['cancelled', 'The transfer was cancelled before any payment.'],
])('the timeline of a transfer explains the state %s in a sentence', async (state, sentence) => {
  await show(<TransferTimeline transfer={{ ...paid, state, returnedOn: '2026-01-07' }} />, { as: 'head' });
  expect(textOf()).toContain(sentence);
});

it('the timeline of a transfer lists the approval, the download and the evidence of the bank', async () => {
  const events = await eventsOf({ ...paid, approvedBy: 'Meera Shah' });
  expect(events).toHaveLength(3);
  expect(events[0]).toContain('Requested by Ravi Kulkarni, approved by Meera Shah');
  expect(events[1]).toContain('Bank file downloaded');
  expect(events[2]).toContain('Bank response: ₹245 paid on 5 Jan 2026, UTR SBINN52026010500001');
});

it('the timeline of a transfer names the person who has recorded evidence, and the reason', async () => {
  const evidence = {
    ...({
      source: 'person',
      says: 'returned',
      day: '2026-01-07',
      amount: 245,
      utr: null,
    } as const),
    recordedAt: '2026-01-07T10:00:00.000Z',
    recordedBy: 'Meera Shah',
    reason: 'Sent back by UPI',
  };
  const events = await eventsOf({ ...paid, state: 'returned', returnedOn: '2026-01-07', evidence: [evidence] });
  expect(events.at(-1)).toContain('Meera Shah: ₹245 returned on 7 Jan 2026');
  expect(events.at(-1)).toContain('Reason: Sent back by UPI');
});

it('the timeline of a transfer keeps the end of a transfer in its history after a late payment', async () => {
  const endedAt = '2026-01-20T10:00:00.000Z';
  const released = { ...paid, endedAt, endedBy: 'Meera Head' };
  expect((await eventsOf(released)).at(-1)).toContain('Released (Meera Head)');
});

it('the timeline of a transfer warns of evidence that contradicts itself', async () => {
  await show(<TransferTimeline transfer={{ ...paid, isContradicted: true }} />, { as: 'head' });
  expect(screen.getByRole('note', { name: 'Contradictory evidence' })).toBeTruthy();
});

it('the timeline of a transfer explains its state in Tamil', async () => {
  await show(<TransferTimeline transfer={{ ...paid, state: 'paid-twice', isContradicted: true }} />, {
    as: 'head',
    language: 'ta',
    width: 360,
  });
  expect(textOf()).toContain('ஒரு முறை செலுத்திய பணம் திரும்ப வர வேண்டும்.');
  expect(textOf()).toContain('ஆதாரங்கள் முரண்படுகின்றன');
});
