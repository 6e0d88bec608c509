import {
  indianDay,
  spanOfTaxYear,
  taxYearOf,
  toRupees,
  type CottonPassbook,
  type Paise,
  type PassbookSums,
} from '@deepam/contracts';
import type { OrderDocument } from '../persistence/order.schema.js';
import { type Sums, entriesOf, sumOf, type Entry } from './passbook-entries.js';

const heldOf = ({ depositPaid, depositBack }: Sums): Paise => depositPaid - depositBack;

const shown = (sums: Sums, depositHeld: Paise): PassbookSums => ({
  takenKg: sums.takenKg,
  returnedKg: sums.returnedKg,
  depositPaid: toRupees(sums.depositPaid),
  depositBack: toRupees(sums.depositBack),
  depositHeld: toRupees(depositHeld),
  makingCharge: toRupees(sums.makingCharge),
});

export function passbookOf(orders: readonly OrderDocument[], year: string, now: Date): CottonPassbook {
  const entries = orders.flatMap(entriesOf);
  const { since, until } = spanOfTaxYear(year);
  const before = heldOf(sumOf(entries.filter(({ at }) => at < since)));
  const ofYear = entries.filter(({ at }) => at >= since && at < until);
  const monthOf = ({ at }: Entry) => indianDay(at).slice(0, 7);
  let held = before;
  const months = [...new Set(ofYear.map(monthOf))].toSorted().map((month) => {
    const sums = sumOf(ofYear.filter((entry) => monthOf(entry) === month));
    held += heldOf(sums);
    return { month, ...shown(sums, held) };
  });
  const years = new Set([taxYearOf(now), ...entries.map(({ at }) => taxYearOf(at))]);
  return {
    year,
    years: [...years].toSorted().toReversed(),
    depositBefore: toRupees(before),
    months,
    total: shown(sumOf(ofYear), held),
  };
}
