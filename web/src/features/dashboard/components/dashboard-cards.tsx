import { cottonPricePerKg, toRupees } from '@deepam/contracts';
import { ButtonLink } from '../../../components/button.js';
import { MoneyText } from '../../../components/money-text.js';
import { formatCount, formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { DashboardView } from '../api/dashboard.js';
import type { DashboardParts } from '../dashboard-parts.js';
import { dashboardMessages } from '../messages.js';
import {
  hasEarnings,
  mayRequestCotton,
  mayRequestPayout,
  mayWithdraw,
  seesPayouts,
  isPlanAwaited,
} from '../what-shows.js';
import styles from './dashboard.module.css';
import { CommissionHint } from './commission-hint.js';
import { PlanCard } from './plan-card.js';
import { StatCard } from './stat-card.js';

export function DashboardCards({ view, parts }: { view: DashboardView; parts: DashboardParts }) {
  const t = useText(dashboardMessages);
  return (
    <div className={styles.cards}>
      {!view.isHead && <PlanCard {...view} />}
      <StatCard
        title={t('earnings')}
        icon="rupee"
        value={<MoneyText rupees={view.earnings} />}
        hint={t('earningsHint')}
      >
        {!view.isHead && (
          <>
            {mayWithdraw(view) &&
              parts.earningsActions({ mayWithdraw: hasEarnings(view), showPayouts: !seesPayouts(view) })}
            <ButtonLink variant="secondary" to="/statement">
              {t('statement')}
            </ButtonLink>
          </>
        )}
      </StatCard>
      <StatCard
        title={t('commission')}
        icon="levels"
        value={<MoneyText rupees={view.commission} />}
        hint={<CommissionHint view={view} />}
      >
        {!view.isHead && (
          <>
            {seesPayouts(view) && parts.payoutActions(mayRequestPayout(view))}
            <ButtonLink variant="secondary" to="/statement">
              {t('statement')}
            </ButtonLink>
          </>
        )}
      </StatCard>
      <StatCard
        title={t('networkSize')}
        icon="network"
        value={formatCount(view.networkSize)}
        hint={t(view.isHead ? 'networkSizeHead' : 'networkSizeHint')}
      />
      {!view.isHead && (
        <StatCard
          title={t('requestCotton')}
          icon="cotton"
          isWide
          value={t('cottonPrice', { price: formatRupees(toRupees(cottonPricePerKg)) })}
          hint={t(
            mayRequestCotton(view) ? 'cottonHint' : isPlanAwaited(view, 'cotton') ? 'planWaits' : 'cottonNeedsPlan',
          )}
        >
          {mayRequestCotton(view) ? (
            parts.cottonActions
          ) : !isPlanAwaited(view, 'cotton') ? (
            <ButtonLink to="/plans">{t('seePlans')}</ButtonLink>
          ) : undefined}
        </StatCard>
      )}
    </div>
  );
}
