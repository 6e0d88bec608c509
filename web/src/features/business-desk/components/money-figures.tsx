import { FigureTile } from '../../../components/ui/figure-tile.js';
import { MoneyText } from '../../../components/ui/money-text.js';
import { Skeleton } from '../../../components/ui/states.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useBusinessOverview } from '../api.js';
import { businessDeskMessages } from '../messages.js';

/** The figures are three items of the parent's list of figures. */
export function MoneyFigures() {
  const t = useText(businessDeskMessages);
  const { data, isError } = useBusinessOverview();
  if (data === undefined) {
    if (isError) return null;
    return [0, 1, 2].map((index) => (
      <li key={index}>
        <Skeleton height="5.5rem" />
      </li>
    ));
  }
  const { month, monthBefore, owed, day } = data;
  const report = `/reports?by=day&from=${day.slice(0, 7)}-01&to=${day}`;
  const figures = [
    [t('salesThisMonth'), month.received, t('monthBefore', { amount: formatRupees(monthBefore.received) }), report],
    [t('paidThisMonth'), month.paid, t('pendingAmount', { amount: formatRupees(owed.requested) }), report],
    [t('payable'), owed.payable, t('depositsAmount', { amount: formatRupees(owed.deposits) }), '/payables'],
  ] as const;
  return figures.map(([name, rupees, note, to]) => (
    <FigureTile key={name} name={name} value={<MoneyText rupees={rupees} />} to={to} note={note} />
  ));
}
