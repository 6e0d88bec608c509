import type { ApprovalView } from '@deepam/contracts';
import type { ReactNode } from 'react';
import { DetailList } from '../../components/detail-list.js';
import { MemberLink } from '../../components/member-link.js';
import { MoneyText } from '../../components/money-text.js';
import { personName } from '../../components/person-name.js';
import { formatDateTime } from '../../lib/format/date.js';
import { formatCount } from '../../lib/format/money.js';
import { useText } from '../../lib/i18n/use-text.js';
import { approvalRequestMessages } from '../../lib/approval/messages.js';
import { staffMessages } from '../../components/staff-messages.js';
import { isOfStaff } from './deed-of.js';
import { changeRows } from './change-rows.js';
import { ApprovalDoubts } from './approval-doubts.js';
import styles from './approvals.module.css';
import { splitChanges } from './doubts.js';
import { LayoutName } from './layout-name.js';
import { RequestPicture } from './request-picture.js';

type Person = ApprovalView['askedBy'];

/** All that the approver has to know: the doubts first, then the facts line by line. */
export function ApprovalFacts({ approval, isOwn }: { approval: ApprovalView; isOwn: boolean }) {
  const t = useText(approvalRequestMessages);
  const ofStaff = useText(staffMessages);
  const { call, state, member, amount, payments, what, picture, reason, changes, usableUntil } = approval;
  const nameOf = ({ name }: Person): string => (name === null ? t('unknown') : personName(name));
  const link = (person: Person) => <MemberLink memberId={person._id} name={person.name ?? t('unknown')} />;
  const by = (name: string, moment: string) => t('byAt', { name, moment: formatDateTime(moment) });
  const rows: (readonly [string, ReactNode] | false)[] = [
    amount !== null && [t('amount'), <MoneyText key="amount" rupees={amount} />],
    member !== null && [t('member'), isOfStaff(approval) ? nameOf(member) : link(member)],
    what !== null &&
      (call === 'downloadBankFile' ? [t('layout'), <LayoutName key="layout" format={what} />] : [t('plan'), what]),
    payments !== null && [t('payments'), <Payments key="payments" payments={payments} link={link} />],
    ...changeRows(splitChanges(changes).others, t, (permission) => ofStaff(permission)),
    picture !== undefined && [
      t('picture'),
      <RequestPicture key="picture" src={picture} describedBy={`approval-${approval._id}`} />,
    ],
    reason !== null && [t('reason'), reason],
    [t('asked'), by(isOwn ? t('you') : nameOf(approval.askedBy), approval.askedAt)],
    state === 'waiting' && [t('until'), formatDateTime(approval.expiresAt)],
    approval.decidedBy !== null &&
      approval.decidedAt !== null && [t('decided'), by(nameOf(approval.decidedBy), approval.decidedAt)],
    approval.refusal !== null && [t('refusal'), approval.refusal],
    usableUntil !== null && [
      t(call === 'giveTemporaryPassword' ? 'usablePassword' : 'usable'),
      formatDateTime(usableUntil),
    ],
  ];
  return (
    <>
      <ApprovalDoubts {...approval} />
      <DetailList rows={rows.filter((row) => row !== false)} />
    </>
  );
}

interface PaymentsProps {
  payments: NonNullable<ApprovalView['payments']>;
  link: (person: Person) => ReactNode;
}

function Payments({ payments: { count, largest }, link }: PaymentsProps) {
  const t = useText(approvalRequestMessages);
  return (
    <>
      {count > largest.length && t('paymentsOf', { count: formatCount(count) })}
      <ul className={styles.payments}>
        {largest.map((payment) => (
          <li key={payment._id}>
            {link(payment)} <MoneyText rupees={payment.amount} />
          </li>
        ))}
      </ul>
    </>
  );
}
