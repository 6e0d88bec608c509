import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  stateOfPayable,
  isOpen,
  nextState,
  timesPaid,
  timesPaidIn,
  withEvidence,
  type Evidence,
  type Evidenced,
} from './transfer.js';

type Step =
  | { readonly act: 'open' }
  | { readonly act: 'submitted' | 'cancelled' | 'released'; readonly at: number }
  | { readonly act: 'evidence'; readonly at: number; readonly evidence: Evidence };

const clerkActs = ['submitted', 'cancelled', 'released'] as const;
const place = fc.nat({ max: 3 });
const evidence: fc.Arbitrary<Evidence> = fc
  .record({
    source: fc.constantFrom('statement-line', 'bank-answer', 'person' as const),
    says: fc.constantFrom('paid', 'failed', 'returned' as const),
    day: fc.integer({ min: 1, max: 5 }).map((day) => `2026-01-0${day}`),
    sourceId: fc.constantFrom('a', 'b', 'c', 'd'),
  })
  .map(({ sourceId, ...rest }) => ({
    ...rest,
    sourceId: `${rest.says} ${sourceId}`,
    amountPaise: 25e3,
    utr: null,
    recordedAt: new Date('2026-01-10T06:00:00Z'),
    recordedBy: null,
    reason: null,
  }));
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Step>({ act: 'open' }) },
  { weight: 3, arbitrary: fc.tuple(fc.constantFrom(...clerkActs), place).map(([act, at]): Step => ({ act, at })) },
  {
    weight: 4,
    arbitrary: fc.tuple(evidence, place).map(([one, at]): Step => ({ act: 'evidence', at, evidence: one })),
  },
);
const steps = fc.array(step, { maxLength: 30 });

function applyStep(transfers: readonly Evidenced[], one: Step): readonly Evidenced[] {
  if (one.act === 'open')
    return stateOfPayable(transfers) === 'owed' ? [...transfers, { state: 'approved', evidence: [] }] : transfers;
  const transfer = transfers[one.at];
  if (transfer === undefined) return transfers;
  const after =
    one.act === 'evidence'
      ? withEvidence(transfer, one.evidence)
      : { ...transfer, state: nextState(transfer.state, one.act) ?? transfer.state };
  return transfers.with(one.at, after);
}

function history(all: readonly Step[]): (readonly Evidenced[])[] {
  let transfers: readonly Evidenced[] = [];
  return all.map((one) => (transfers = applyStep(transfers, one)));
}

it('a payable has one open transfer at most', () => {
  fc.assert(
    fc.property(steps, (all) => {
      for (const transfers of history(all))
        expect(transfers.filter(({ state }) => isOpen(state)).length).toBeLessThanOrEqual(1);
    }),
  );
});

it('a payable is paid only by a transfer with evidence of a payment, and each transfer is paid as often as its evidence shows', () => {
  fc.assert(
    fc.property(steps, (all) => {
      for (const transfers of history(all)) {
        for (const { state, evidence: shown } of transfers) {
          expect(timesPaidIn(state)).toBe(timesPaid(shown));
          if (timesPaidIn(state) > 0) expect(shown.some(({ says }) => says === 'paid')).toBe(true);
        }
        const isPaid = stateOfPayable(transfers).startsWith('paid');
        expect(isPaid).toBe(transfers.some(({ evidence: shown }) => timesPaid(shown) > 0));
      }
    }),
  );
});

it('a payable is paid as often as statements show, whatever bank answers say, until a statement or two people show a return', () => {
  fc.assert(
    fc.property(steps, (all) => {
      for (const { state, evidence: shown } of history(all).at(-1) ?? []) {
        const debits = shown.filter(({ source, says }) => source === 'statement-line' && says === 'paid');
        const proven = shown.filter(({ source, says }) => source !== 'bank-answer' || says !== 'returned');
        if (debits.length > 0) expect(timesPaidIn(state)).toBe(timesPaid(proven));
        if (proven.every(({ says }) => says !== 'returned'))
          expect(timesPaidIn(state)).toBeGreaterThanOrEqual(Math.min(2, debits.length));
      }
    }),
  );
});

it('a payable keeps each piece of evidence once, whatever precedes and follows it', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const given = new Map<number, Set<string>>();
      let transfers: readonly Evidenced[] = [];
      for (const action of all) {
        const isKept = action.act === 'evidence' && transfers[action.at] !== undefined;
        transfers = applyStep(transfers, action);
        if (!isKept || action.act !== 'evidence') continue;
        const { source, sourceId } = action.evidence;
        given.set(action.at, (given.get(action.at) ?? new Set()).add(`${source} ${sourceId}`));
      }
      for (const [at, transfer] of transfers.entries()) {
        const keys = transfer.evidence.map(({ source, sourceId }) => `${source} ${sourceId}`);
        expect(keys.toSorted()).toEqual([...(given.get(at) ?? [])].toSorted());
      }
    }),
  );
});

it('a payable has the same state when every event arrives twice', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const once = history(all).at(-1) ?? [];
      const twice = history(all.flatMap((one) => [one, one])).at(-1) ?? [];
      expect(twice).toEqual(once);
    }),
  );
});

it('a payable has the same state in every order of the evidence of a submitted transfer and its release', () => {
  const shown = fc.uniqueArray(evidence, { maxLength: 6, selector: (one) => `${one.source} ${one.sourceId}` });
  fc.assert(
    fc.property(shown, fc.nat({ max: 6 }), fc.nat({ max: 6 }), (some, early, late) => {
      const begin: Step[] = [{ act: 'open' }, { act: 'submitted', at: 0 }];
      const told = some.map((one): Step => ({ act: 'evidence', at: 0, evidence: one }));
      const released = (at: number) => [...begin, ...told.toSpliced(at, 0, { act: 'released', at: 0 })];
      const [one, other] = [early, late].map((at) => history(released(at)).at(-1)!);
      expect(stateOfPayable(one!)).toBe(stateOfPayable(other!));
    }),
  );
});
