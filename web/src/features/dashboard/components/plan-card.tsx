import { plans } from '@deepam/contracts';
import { ButtonLink } from '../../../components/button.js';
import { kitLine, kitMessages } from '../../../components/kit-messages.js';
import { StatusBadge } from '../../../components/status-badge.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { DashboardView } from '../api/dashboard.js';
import { dashboardMessages } from '../messages.js';
import { StatCard } from './stat-card.js';

/** Only Vastramala is a proper name and keeps its capital letter. */
const amidst = (line: string): string =>
  line.startsWith('Vastramala') ? line : line.charAt(0).toLowerCase() + line.slice(1);

export function PlanCard({ plan, requestedPlan }: Pick<DashboardView, 'plan' | 'requestedPlan'>) {
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
