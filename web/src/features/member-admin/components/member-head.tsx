import type { NetworkRow } from '@deepam/contracts';
import { PlanBadge, StatusBadge } from '../../../components/ui/status-badge.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { memberAdminMessages } from '../messages.js';
import styles from './member-admin.module.css';
import { MemberBadges } from './member-badges.js';

export function MemberHead({ member }: { member: NetworkRow }) {
  const t = useText(memberAdminMessages);
  const { referralCode, plan, requestedPlan, isApproved, isSuspended, isClosed } = member;
  const isRegular = isApproved && isSuspended !== true && isClosed !== true;
  return (
    <span className={styles.headLine}>
      <span>{referralCode}</span>
      {plan === null ? <span>{t('noPlan')}</span> : <PlanBadge plan={plan} />}
      <MemberBadges member={member}>
        {isRegular && <StatusBadge tone="good">{t('approvedOnly')}</StatusBadge>}
      </MemberBadges>
      {requestedPlan !== null && <span className={styles.asks}>{t('requested', { plan: requestedPlan })}</span>}
    </span>
  );
}
