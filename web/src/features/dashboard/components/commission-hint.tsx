import { Link } from 'react-router-dom';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { DashboardView } from '../api/dashboard.js';
import { dashboardMessages } from '../messages.js';
import { isPlanAwaited, seesPayouts } from '../what-shows.js';

export function CommissionHint({ view }: { view: DashboardView }) {
  const t = useText(dashboardMessages);
  if (view.isHead) return <p>{t('commissionHint')}</p>;
  if (seesPayouts(view) && view.plan !== null) return <p>{t('available', { amount: formatRupees(view.available) })}</p>;
  // A member with a pending request for a higher plan has nothing left to do.
  if (isPlanAwaited(view, 'commission')) return <p>{t('planWaits')}</p>;
  return (
    <>
      <p>{t(seesPayouts(view) ? 'payoutNeedsPlan' : 'commissionBronze')}</p>
      <Link to="/plans">{t('seePlans')}</Link>
    </>
  );
}
