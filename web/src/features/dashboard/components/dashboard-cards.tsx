import { cottonPricePerKg, toRupees, plans } from '@deepam/contracts';
import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../../../components/ui/button.js';
import { MoneyText } from '../../../components/ui/money-text.js';
import { formatCount, formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { DashboardView } from '../api.js';
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
import { Link } from 'react-router-dom';
import { kitLine, kitMessages } from '../../../shared/plans/kit-messages.js';
import { StatusBadge } from '../../../components/ui/status-badge.js';
import { Icon, type IconName } from '../../../components/ui/icon.js';
import { Card } from '../../../components/ui/surface.js';
import statCardStyles from './stat-card.module.css';

interface Props {
  title: string;
  icon: IconName;
  value: ReactNode;
  hint?: ReactNode;
  children?: ReactNode;
}

function StatCard({ isWide = false, ...props }: Props & { isWide?: boolean }) {
  return (
    <Card as="div" className={`${statCardStyles.card} ${isWide ? statCardStyles.wide : ''}`}>
      <Stat {...props} />
    </Card>
  );
}

function StatGroup({ children }: { children: ReactNode }) {
  return (
    <Card as="div" className={`${statCardStyles.card} ${statCardStyles.wide} ${statCardStyles.group}`}>
      {children}
    </Card>
  );
}

function Stat({ title, icon, value, hint, children }: Props) {
  const id = useId();
  return (
    <article aria-labelledby={id} className={statCardStyles.stat}>
      <h2 id={id} className={statCardStyles.title}>
        {title}
      </h2>
      <span className={statCardStyles.icon}>
        <Icon name={icon} />
      </span>
      <p className={statCardStyles.value}>{value}</p>
      {hint !== undefined && <div className={statCardStyles.hint}>{hint}</div>}
      {children && <div className={statCardStyles.actions}>{children}</div>}
    </article>
  );
}

export interface DashboardParts {
  readonly walletLink: ReactNode;
  readonly planPayments: ReactNode;
  readonly payoutActions: (mayRequest: boolean) => ReactNode;
  readonly earningsActions: (shows: { mayWithdraw: boolean; showPayouts: boolean }) => ReactNode;
  readonly cottonActions: ReactNode;
  readonly networkPanel: (viewer: DashboardView) => ReactNode;
}

/** Only Vastramala is a proper name and keeps its capital letter. */
const amidst = (line: string): string =>
  line.startsWith('Vastramala') ? line : line.charAt(0).toLowerCase() + line.slice(1);

function PlanCard({ plan, requestedPlan }: Pick<DashboardView, 'plan' | 'requestedPlan'>) {
  const t = useText(dashboardMessages);
  const kit = useText(kitMessages);
  const contents =
    plan === null
      ? []
      : plans[plan].contents.map((line, index) => (index === 0 ? kitLine(kit, line) : amidst(kitLine(kit, line))));
  return (
    <StatCard
      title={t('yourPlan')}
      icon="plan"
      value={plan ?? t('noPlan')}
      hint={
        <>
          {plan !== null && <p>{t('planKit', { contents: contents.join(', ') })}</p>}
          {requestedPlan !== null && <StatusBadge tone="warn">{t('planPending', { plan: requestedPlan })}</StatusBadge>}
        </>
      }
    >
      {plan !== 'Gold' && <ButtonLink to="/plans">{t(plan === null ? 'enroll' : 'upgrade')}</ButtonLink>}
    </StatCard>
  );
}

export function DashboardCards({ view, parts }: { view: DashboardView; parts: DashboardParts }) {
  const t = useText(dashboardMessages);
  const earnings = { value: <MoneyText rupees={view.earnings} />, hint: t('earningsHint') };
  const commission = { value: <MoneyText rupees={view.commission} />, hint: <CommissionHint view={view} /> };
  return (
    <div className={styles.cards}>
      <PlanCard {...view} />
      <StatGroup>
        <Stat title={t('earnings')} icon="rupee" {...earnings}>
          {mayWithdraw(view) &&
            parts.earningsActions({ mayWithdraw: hasEarnings(view), showPayouts: !seesPayouts(view) })}
          <ButtonLink variant="secondary" to="/statement">
            {t('statement')}
          </ButtonLink>
        </Stat>
        <Stat title={t('commission')} icon="levels" {...commission}>
          {seesPayouts(view) && parts.payoutActions(mayRequestPayout(view))}
        </Stat>
      </StatGroup>
      <StatCard
        title={t('networkSize')}
        icon="network"
        value={formatCount(view.networkSize)}
        hint={t('networkSizeHint')}
      />
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
    </div>
  );
}

function CommissionHint({ view }: { view: DashboardView }) {
  const t = useText(dashboardMessages);
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
