import { plans, planNames } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { kitGrams, kitBack, kitSent, sent, wicksBack, type Movement } from './movement.js';
import { bought, correction, isCorrectable, lost } from './movements-by-hand.js';
import { balancesOf, sumsOf, sumsOfMovements } from './stock-sums.js';

let made = 0;
const stamp = () => ({ id: `m${made++}`, at: new Date('2026-01-05T09:30:00Z') });
const day = '2026-01-05';
const grams = fc.integer({ min: 1, max: 1_000_000_000 });
const order = (quantity: number) => ({ orderId: `o${made++}`, memberId: 'asha', grams: quantity, day });
const kit = (quantity: number) => ({ saleId: `s${made++}`, memberId: 'asha', grams: quantity, day });
const purchase = { day, supplier: 'Khandesh Ginning', invoice: null, pricePaise: 12_345, byId: 'head' };
const loss = { day, reason: 'Damp', byId: 'head' };

const any: fc.Arbitrary<Movement[]> = fc.oneof(
  grams.map((weight) => [bought({ ...purchase, grams: weight }, stamp())]),
  grams.map((weight) => [sent(order(weight), stamp())]),
  grams.map((weight) => {
    const movedOrder = order(weight);
    return [sent(movedOrder, stamp()), wicksBack(movedOrder, stamp())];
  }),
  grams.map((weight) => [kitSent(kit(weight), stamp())]),
  fc
    .tuple(grams, fc.constantFrom('lost', 'found'))
    .map(([weight, kind]) => [lost({ ...loss, kind, grams: weight }, stamp())]),
);
const history = fc.array(any, { maxLength: 30 }).map((parts) => parts.flat());
const balances = (movements: readonly Movement[]) => balancesOf(sumsOfMovements(movements));

describe('the stock of cotton', () => {
  it('the store has cotton that was bought and not sent, put into kits or lost, and members have cotton that is not back as wicks', () => {
    const movedOrder = order(5_000);
    const movements = [
      bought({ ...purchase, grams: 20_500 }, stamp()),
      sent(movedOrder, stamp()),
      wicksBack(movedOrder, stamp()),
      sent(order(3_000), stamp()),
      kitSent(kit(200), stamp()),
      lost({ ...loss, kind: 'lost', grams: 750 }, stamp()),
      lost({ ...loss, kind: 'found', grams: 50 }, stamp()),
    ];
    expect(balances(movements)).toEqual({ store: 11_600, members: 3_000, kits: 200, wicks: 5_000, lost: 700 });
  });

  it('the store is below zero while purchases are missing', () => {
    expect(balances([sent(order(2_000), stamp())])).toMatchObject({ store: -2_000, members: 2_000 });
  });

  it('no gram is lost: all bought cotton is somewhere', () => {
    fc.assert(
      fc.property(history, (movements) => {
        const { store, members, kits, wicks, lost: gone } = balances(movements);
        const { bought: all } = sumsOfMovements(movements);
        expect(store + members + kits + wicks + gone).toBe(all);
      }),
    );
  });

  it('the sum is the same in every order of the movements', () => {
    fc.assert(
      fc.property(history, fc.nat({ max: 60 }), (movements, cut) => {
        const parts = [movements.slice(0, cut), movements.slice(cut)].map(sumsOfMovements);
        expect(sumsOf(parts)).toEqual(sumsOfMovements(movements));
      }),
    );
  });

  it('a corrected movement has no effect, and neither has its price', () => {
    fc.assert(
      fc.property(history, history, (before, wrong) => {
        const noted = wrong.filter(isCorrectable);
        const undone = noted.map((one) => correction(one, { day, reason: 'Typed wrongly', byId: 'head' }, stamp()));
        expect(balances([...before, ...noted, ...undone])).toEqual(balances(before));
        expect([...noted, ...undone].reduce((sum, { pricePaise }) => sum + (pricePaise ?? 0), 0)).toBe(0);
      }),
    );
  });

  it('only movements by hand can be corrected by hand', () => {
    const movedOrder = order(1_000);
    const noted = bought({ ...purchase, grams: 1 }, stamp());
    const undone = correction(noted, { day, reason: 'Twice', byId: 'head' }, stamp());
    const kinds = [noted, sent(movedOrder, stamp()), wicksBack(movedOrder, stamp()), kitSent(kit(1), stamp()), undone];
    expect(kinds.map(isCorrectable)).toEqual([true, false, false, false, false]);
    expect(undone).toMatchObject({
      key: `correction:${noted._id}`,
      correctsId: noted._id,
      account: 'bought',
      grams: -1,
    });
  });
});

describe('the cotton in kits', () => {
  it('a kit has the cotton of the plan, and an upgrade has the difference', () => {
    expect([kitGrams('Bronze', null), kitGrams('Gold', null), kitGrams('Gold', 'Bronze')]).toEqual([200, 400, 200]);
    for (const plan of planNames) expect(kitGrams(plan, null)).toBe(plans[plan].cottonGrams);
  });

  it('a reversal returns the whole kit', () => {
    const movedOrder = kit(300);
    expect(balances([kitSent(movedOrder, stamp()), kitBack(movedOrder, stamp())])).toEqual(balances([]));
  });
});
