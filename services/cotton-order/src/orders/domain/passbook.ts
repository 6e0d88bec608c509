import {
  indianDay,
  spanOfTaxYear,
  taxYearOf,
  toRupees,
  type CottonPassbook,
  type Paise,
  type PassbookSums,
  orderTotal,
  makingCharge,
  type OrderStep,
} from '@deepam/contracts';
import type { OrderDocument } from '../persistence/order.schema.js';

interface Entry {
  readonly at: Date;
  readonly takenKg: number;
  readonly returnedKg: number;
  readonly depositPaid: Paise;
  readonly depositBack: Paise;
  readonly makingCharge: Paise;
}

type Sums = Omit<Entry, 'at'>;

const nothing: Sums = { takenKg: 0, returnedKg: 0, depositPaid: 0, depositBack: 0, makingCharge: 0 };

/**
 * A deposit counts from the approval on, as in the ledger of commission; cotton counts from the delivery on, as in the
 * stock.
 */
function entriesOf(order: OrderDocument): Entry[] {
  const { quantityKg: kg, status, returnStatus } = order;
  if (status !== 'Approved' && status !== 'Delivered') return [];
  const entries: Entry[] = [{ ...nothing, at: momentOf(order, 'approved'), depositPaid: orderTotal(kg) }];
  if (status === 'Delivered') entries.push({ ...nothing, at: momentOf(order, 'delivered'), takenKg: kg });
  if (returnStatus === 'Approved')
    entries.push({
      ...nothing,
      at: momentOf(order, 'return-approved'),
      returnedKg: kg,
      depositBack: orderTotal(kg),
      makingCharge: makingCharge(kg),
    });
  return entries;
}

function sumOf(entries: readonly Sums[]): Sums {
  const total = (of: keyof Sums) => entries.reduce((sum, entry) => sum + entry[of], 0);
  return {
    takenKg: total('takenKg'),
    returnedKg: total('returnedKg'),
    depositPaid: total('depositPaid'),
    depositBack: total('depositBack'),
    makingCharge: total('makingCharge'),
  };
}

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

export const momentOf = ({ steps }: OrderDocument, wanted: OrderStep): Date =>
  steps.find(({ step }) => step === wanted)!.at;

export const dayOf = (order: OrderDocument, wanted: OrderStep): string => indianDay(momentOf(order, wanted));
