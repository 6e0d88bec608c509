import type { NetworkRow } from '@deepam/contracts';
import { Avatar } from '../../../components/avatar.js';
import { MemberFacts } from '../../../components/member-facts.js';
import { personName } from '../../../components/person-name.js';
import { SharedNumbersNotice } from '../../../components/shared-numbers.js';
import { Card } from '../../../components/surface.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { memberAdminMessages } from '../messages.js';
import { MemberActions } from './member-actions.js';
import styles from './member-admin.module.css';
import { MemberBadges } from './member-badges.js';

export function MemberProfile({ member, describedBy }: { member: NetworkRow; describedBy: string }) {
  const t = useText(memberAdminMessages);
  const { requestedPlan, isHead, isClosed } = member;
  return (
    <Card className={styles.profile}>
      <div className={styles.who}>
        <Avatar image={member.image} name={personName(member.name)} size={64} />
        <div className={styles.stack}>
          <MemberBadges member={member} />
          {requestedPlan !== null && <span className={styles.asks}>{t('requested', { plan: requestedPlan })}</span>}
          <MemberActions member={member} describedBy={describedBy} />
        </div>
      </div>
      <MemberFacts member={member} />
      {!isHead && !isClosed && <SharedNumbersNotice memberId={member._id} />}
    </Card>
  );
}
