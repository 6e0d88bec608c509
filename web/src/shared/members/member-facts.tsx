import type { MemberView } from '@deepam/contracts';
import { formatDate } from '../../lib/format/date.js';
import { useText } from '../../lib/i18n/use-text.js';
import { decisionMessages } from '../decisions/decision-messages.js';
import { DetailList } from '../../components/ui/detail-list.js';
import { dialogMessages } from '../../components/ui/dialog-messages.js';
import { EmailText } from '../../components/ui/email-text.js';
import { decisionsOf } from './member-decisions.js';
import { personName } from '../../components/ui/person-name.js';

export type FactsOfMember = Pick<
  MemberView,
  | 'closedAt'
  | 'name'
  | 'email'
  | 'mobile'
  | 'plan'
  | 'address'
  | 'isContactHidden'
  | 'referralCode'
  | 'addedBy'
  | 'approval'
  | 'planApproval'
  | 'planRejection'
>;

export function MemberFacts({ member }: { member: FactsOfMember }) {
  const t = useText(dialogMessages);
  const say = useText(decisionMessages);
  const notGiven = t(member.isContactHidden ? 'notShared' : 'none');
  return (
    <>
      {member.closedAt !== undefined && <p>{t('closedOn', { date: formatDate(member.closedAt) })}</p>}
      <DetailList
        rows={[
          [t('name'), personName(member.name)],
          [t('email'), member.email === null ? notGiven : <EmailText key="email" address={member.email} />],
          [t('mobile'), member.mobile || t('none')],
          [t('plan'), member.plan ?? t('noPlan')],
          [t('address'), member.address ?? notGiven],
          [t('referralCode'), member.referralCode],
          [t('sponsor'), member.addedBy === null ? t('none') : personName(member.addedBy.name)],
          ...decisionsOf(member, say),
        ]}
      />
    </>
  );
}
