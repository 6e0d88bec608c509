import { PlanBadge, StatusBadge } from '../../../components/status-badge.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { Profile } from '../../../lib/own-profile.js';
import { accountMessages } from '../messages.js';
import styles from './profile.module.css';

export function PlanLine({ profile: { plan, requestedPlan, isHead } }: { profile: Profile }) {
  const t = useText(accountMessages);
  return (
    <span className={styles.plan}>
      {plan === null ? isHead ? '–' : t('noPlan') : <PlanBadge plan={plan} />}
      {requestedPlan !== null && <StatusBadge tone="warn">{t('planPending', { plan: requestedPlan })}</StatusBadge>}
    </span>
  );
}
