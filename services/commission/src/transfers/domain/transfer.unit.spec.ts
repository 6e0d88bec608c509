import { transferStates, type TransferState } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  contradictions,
  isContradicted,
  isOpen,
  nextState,
  timesPaid,
  timesPaidIn,
  transferEvents,
  transitionTable,
  withEvidence,
  type Evidence,
} from './transfer.js';

const evidence = (
  says: Evidence['says'],
  day: string,
  source: Evidence['source'] = 'statement-line',
  sourceId = `${says} ${day}`,
): Evidence => ({
  source,
  sourceId,
  says,
  day,
  amountPaise: 25e3,
  utr: null,
  recordedAt: new Date('2026-01-10T06:00:00Z'),
  recordedBy: null,
  reason: null,
});
const submitted = { state: 'submitted' as TransferState, evidence: [] as readonly Evidence[] };
const after = (...shown: readonly Evidence[]) => shown.reduce(withEvidence, submitted).state;

describe('the table of a transfer', () => {
  it('a transfer has these transitions and no others', () => {
    expect(transitionTable()).toBe(
      [
        'approved: submitted → submitted, cancelled → cancelled, paid → paid, returned → returned',
        'submitted: released → released, paid → paid, returned → returned, failed → failed',
        'paid: paid-again → paid-twice, returned → returned',
        'paid-twice: returned → paid',
        'failed: paid → paid, returned → returned',
        'returned: paid → paid',
        'released: paid → paid, returned → returned, failed → failed',
        'cancelled: paid → paid, returned → returned',
      ].join('\n'),
    );
  });

  it('a transfer that has ended is never opened again', () => {
    for (const state of transferStates)
      for (const event of transferEvents) {
        const next = nextState(state, event);
        if (!isOpen(state) && next !== null) expect(isOpen(next)).toBe(false);
      }
  });
});

describe('the evidence of a transfer', () => {
  it('a payment counts once, however many sources show it', () => {
    const paid = evidence('paid', '2026-01-05');
    const told = evidence('paid', '2026-01-05', 'bank-answer');
    expect([after(paid), after(told), after(paid, told), after(told, paid)]).toEqual(Array(4).fill('paid'));
  });

  it('two payments in one source show a duplicate payment', () => {
    expect(after(evidence('paid', '2026-01-05'), evidence('paid', '2026-01-06'))).toBe('paid-twice');
  });

  it('a return counts even if it is read before the payment', () => {
    const [paid, back] = [evidence('paid', '2026-01-05'), evidence('returned', '2026-01-07')];
    expect([after(paid, back), after(back, paid), after(back)]).toEqual(Array(3).fill('returned'));
  });

  it('a payment after a return counts even if no statement shows the first payment', () => {
    const [back, again] = [evidence('returned', '2026-01-07'), evidence('paid', '2026-01-09')];
    expect([after(back, again), after(again, back)]).toEqual(['paid', 'paid']);
  });

  it('a failure does not outweigh a payment, and both are kept', () => {
    const [failed, paid] = [evidence('failed', '2026-01-05', 'bank-answer'), evidence('paid', '2026-01-05')];
    for (const order of [
      [failed, paid],
      [paid, failed],
    ]) {
      const transfer = order.reduce(withEvidence, submitted);
      expect(transfer.state).toBe('paid');
      expect(transfer.evidence).toHaveLength(2);
      expect(isContradicted({ ...transfer, submittedAt: new Date(0) })).toBe(true);
    }
  });

  it('a payment of a statement is returned by no bank answer, in either order, until a statement or two people show the return', () => {
    const paid = [evidence('paid', '2026-01-05'), evidence('paid', '2026-01-05', 'statement-line', 'again')];
    const answers = ['2026-01-06', '2026-01-07'].map((day) => evidence('returned', day, 'bank-answer'));
    for (const order of [
      [...paid, ...answers],
      [...answers, ...paid],
    ]) {
      const transfer = order.reduce(withEvidence, submitted);
      expect(transfer.state).toBe('paid-twice');
      expect(contradictions({ ...transfer, submittedAt: new Date(0) }).map(({ day }) => day)).toEqual(
        answers.map(({ day }) => day),
      );
      const returned = withEvidence(transfer, evidence('returned', '2026-01-06', 'statement-line'));
      expect(returned.state).toBe('paid');
      expect(contradictions({ ...returned, submittedAt: new Date(0) }).map(({ day }) => day)).toEqual(['2026-01-07']);
      expect(withEvidence(transfer, evidence('returned', '2026-01-06', 'person')).state).toBe('paid');
    }
  });

  it('made-up payments on earlier days end no payment of a statement', () => {
    const returns = ['2026-01-05', '2026-01-06'].map((day) => evidence('returned', day));
    const early = ['a', 'b'].map((id) => evidence('paid', '2026-01-04', 'bank-answer', id));
    expect(after(...returns, evidence('paid', '2026-01-07'), ...early)).toBe('paid');
  });

  it('a released or cancelled transfer is paid if the bank has paid it after all', () => {
    for (const state of ['released', 'cancelled', 'failed'] as const)
      expect(withEvidence({ state, evidence: [] }, evidence('paid', '2026-01-05')).state).toBe('paid');
  });
});

describe('properties of the evidence', () => {
  const day = fc.integer({ min: 1, max: 6 }).map((number) => `2026-01-0${number}`);
  const anyEvidence = fc.record({
    source: fc.constantFrom('statement-line', 'bank-answer', 'person' as const),
    says: fc.constantFrom('paid', 'failed', 'returned' as const),
    day,
    sourceId: fc.string({ minLength: 1, maxLength: 3 }),
  });
  const shown = fc.uniqueArray(anyEvidence, {
    maxLength: 8,
    selector: ({ source, sourceId }) => `${source} ${sourceId}`,
  });
  const asEvidence = (some: readonly { says: string; day: string; source: string; sourceId: string }[]) =>
    some.map((one) => evidence(one.says as never, one.day, one.source as never, one.sourceId));

  it('evidence leads to the same state in every order, however often each piece is repeated', () => {
    fc.assert(
      fc.property(
        shown.chain((some) =>
          fc.tuple(fc.constant(some), fc.shuffledSubarray([...some, ...some], { minLength: some.length * 2 })),
        ),
        ([some, shuffled]) => {
          const [straight, mixed] = [asEvidence(some), asEvidence(shuffled)].map((all) =>
            all.reduce(withEvidence, submitted),
          );
          expect(mixed!.state).toBe(straight!.state);
          expect(mixed!.evidence).toHaveLength(some.length);
        },
      ),
    );
  });

  it('evidence pays the transfer exactly if it shows more payments than returns', () => {
    fc.assert(
      fc.property(shown, (some) => {
        const { state, evidence: kept } = asEvidence(some).reduce(withEvidence, submitted);
        expect(timesPaidIn(state)).toBe(timesPaid(kept));
        if (!kept.some(({ says }) => says === 'paid')) expect(timesPaidIn(state)).toBe(0);
      }),
    );
  });
});
