import { earlierTransferFacts as allFacts } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import { earlierTransferFacts } from './earlier-transfers.js';
import type { Evidence } from './transfer.js';

type Earlier = Parameters<typeof earlierTransferFacts>[0][number];
const requester = 'clerk';

const evidence = (more: Partial<Evidence> = {}): Evidence => ({
  ...{ source: 'bank-answer', sourceId: 'x', says: 'failed', day: '2026-01-05', amountPaise: 100, utr: null },
  ...{ recordedAt: new Date(0), recordedBy: requester, reason: null, ...more },
});
const earlier = (more: Partial<Earlier> = {}): Earlier => ({
  ...{ state: 'failed', evidence: [evidence()], ended: null, submittedAt: new Date(0), requestedBy: requester },
  ...more,
});
const ended = (by: string, leftOut: 'suspended' | null = null) => ({ at: new Date(0), by, reason: null, leftOut });

describe('the approver of a new transfer reads of the earlier one', () => {
  it.each([
    ['answer-of-requester', earlier()],
    ['answer-of-requester', earlier({ state: 'returned', evidence: [evidence({ says: 'returned' })] })],
    ['answer', earlier({ evidence: [evidence({ recordedBy: 'another' })] })],
    ['answer', earlier({ evidence: [evidence(), evidence({ recordedBy: 'another', sourceId: 'y' })] })],
    [
      'statement',
      earlier({
        state: 'returned',
        evidence: [
          evidence({ says: 'returned' }),
          evidence({ source: 'statement-line', says: 'returned', recordedBy: null }),
        ],
      }),
    ],
    ['recovered', earlier({ state: 'returned', evidence: [evidence({ source: 'person', says: 'returned' })] })],
    ['released-by-requester', earlier({ state: 'released', evidence: [], ended: ended(requester) })],
    ['released', earlier({ state: 'released', evidence: [], ended: ended('another') })],
    ['cancelled-by-requester', earlier({ state: 'cancelled', evidence: [], ended: ended(requester) })],
    ['cancelled', earlier({ state: 'cancelled', evidence: [], ended: ended('another') })],
    ['left-out', earlier({ state: 'cancelled', evidence: [], ended: ended('bank-file', 'suspended') })],
    ['contradicted', earlier({ evidence: [evidence(), evidence({ source: 'statement-line', isDoubtful: true })] })],
    ['contradicted', earlier({ submittedAt: null })],
  ] as const)('%s', (fact, transfer) => {
    expect(earlierTransferFacts([transfer], requester)).toEqual([fact]);
    expect(allFacts).toContain(fact);
  });

  it('each fact once, the weakest first', () => {
    const answered = earlier();
    const released = earlier({ state: 'released', evidence: [], ended: ended('another') });
    expect(earlierTransferFacts([released, answered, answered], requester)).toEqual([
      'answer-of-requester',
      'released',
    ]);
  });
});
