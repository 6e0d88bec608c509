import { earlierTransferFacts as allFacts } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import { authorsOf, earlierTransferFacts } from './earlier-transfers.js';
import type { Evidence } from './transfer.js';

type Earlier = Parameters<typeof earlierTransferFacts>[0][number];
const requester = 'clerk';

const evidence = ({ recordedBy = requester, ...more }: Partial<Evidence> = {}): Evidence => ({
  source: 'bank-answer',
  sourceId: 'x',
  says: 'failed',
  day: '2026-01-05',
  amountPaise: 100,
  utr: null,
  recordedAt: new Date(0),
  recordedBy,
  accounts: recordedBy === null ? [] : [recordedBy],
  reason: null,
  ...more,
});
const earlier = (more: Partial<Earlier> = {}): Earlier => ({
  state: 'failed',
  channel: 'bank-file',
  evidence: [evidence()],
  ended: null,
  submittedAt: new Date(0),
  requestedBy: requester,
  ...more,
});
const line = (day: string, says: Evidence['says'], ...accounts: readonly string[]) =>
  evidence({ source: 'statement-line', sourceId: `line ${day}`, says, day, recordedBy: accounts[0]!, accounts });
const ended = (by: string, leftOut: 'suspended' | null = null) => ({ at: new Date(0), by, reason: null, leftOut });

describe('the facts about an earlier transfer for the approver of a new one', () => {
  it.each([
    ['answer-of-requester', earlier()],
    ['answer-of-requester', earlier({ state: 'returned', evidence: [evidence({ says: 'returned' })] })],
    ['answer-of-requester', earlier({ evidence: [evidence({ recordedBy: 'alias', accounts: ['alias', requester] })] })],
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
    [
      'statement-of-requester',
      earlier({ state: 'returned', evidence: [line('2026-01-05', 'returned', 'alias', requester)] }),
    ],
    [
      'answer',
      earlier({
        state: 'returned',
        evidence: [
          line('2026-01-05', 'returned', requester),
          evidence({ says: 'returned', recordedBy: 'another', accounts: ['another'] }),
        ],
      }),
    ],
    [
      'answer-of-requester',
      earlier({
        state: 'returned',
        evidence: [
          line('2026-01-06', 'returned', 'another'),
          evidence({ says: 'paid', day: '2026-01-07', sourceId: 'paid' }),
          evidence({ says: 'returned', day: '2026-01-08', sourceId: '8' }),
          evidence({ says: 'returned', day: '2026-01-09', sourceId: '9' }),
        ],
      }),
    ],
    ['recovered', earlier({ state: 'returned', evidence: [evidence({ source: 'person', says: 'returned' })] })],
    ['released-by-requester', earlier({ state: 'released', evidence: [], ended: ended(requester) })],
    [
      'released-by-requester',
      earlier({ state: 'released', evidence: [], ended: { ...ended('alias'), accounts: ['alias', requester] } }),
    ],
    ['released', earlier({ state: 'released', evidence: [], ended: ended('another') })],
    ['cancelled-by-requester', earlier({ state: 'cancelled', evidence: [], ended: ended(requester) })],
    ['cancelled', earlier({ state: 'cancelled', evidence: [], ended: ended('another') })],
    ['left-out', earlier({ state: 'cancelled', evidence: [], ended: ended('bank-file', 'suspended') })],
    ['contradicted', earlier({ evidence: [evidence(), evidence({ source: 'statement-line', isDoubtful: true })] })],
    ['contradicted', earlier({ submittedAt: null })],
  ] as const)('%s', (fact, transfer) => {
    expect(earlierTransferFacts([transfer], [requester])).toEqual([fact]);
    expect(allFacts).toContain(fact);
  });

  it('the approver reads each fact once, the weakest first', () => {
    const answered = earlier();
    const released = earlier({ state: 'released', evidence: [], ended: ended('another') });
    expect(earlierTransferFacts([released, answered, answered], [requester])).toEqual([
      'answer-of-requester',
      'released',
    ]);
  });
});

describe('the approver of a new transfer', () => {
  it.each([
    [
      'imported an answer that says not paid',
      ['alias', 'a'],
      earlier({ evidence: [evidence({ accounts: ['alias', 'a'] })] }),
    ],
    [
      'imported a statement that says returned',
      ['a'],
      earlier({ state: 'returned', evidence: [line('2026-01-05', 'returned', 'a')] }),
    ],
    [
      'recorded a recovery',
      ['a'],
      earlier({ state: 'returned', evidence: [evidence({ source: 'person', says: 'returned', accounts: ['a'] })] }),
    ],
    [
      'released the earlier one',
      ['a', 'b'],
      earlier({ state: 'released', evidence: [], ended: { ...ended('a'), accounts: ['a', 'b'] } }),
    ],
    [
      'cancelled a manual one',
      ['a'],
      earlier({ state: 'cancelled', channel: 'manual', evidence: [], ended: ended('a') }),
    ],
  ])('a person who %s can’t approve the new transfer', (_, accounts, transfer) => {
    expect(authorsOf([transfer, transfer])).toEqual(accounts);
  });

  it.each([
    [
      'imported a return that another statement repeats',
      earlier({ state: 'returned', evidence: [line('2026-01-05', 'returned', 'a'), line('2026-01-06', 'returned')] }),
    ],
    ['imported an answer that says paid', earlier({ evidence: [evidence({ says: 'paid', recordedBy: 'a' })] })],
    ['cancelled a bank file before its download', earlier({ state: 'cancelled', evidence: [], ended: ended('a') })],
  ])('a person who %s may approve the new transfer', (_, transfer) => {
    expect(authorsOf([transfer])).toEqual([]);
  });
});
