import type { ApprovalView } from '@deepam/contracts';
import { type ReactNode, useState } from 'react';
import { DetailList } from '../../components/ui/detail-list.js';
import { MemberLink } from '../../shared/members/member-link.js';
import { MoneyText } from '../../components/ui/money-text.js';
import { personName } from '../../components/ui/person-name.js';
import { formatDateTime } from '../../lib/format/date.js';
import { formatCount } from '../../lib/format/money.js';
import { useText } from '../../lib/i18n/use-text.js';
import { approvalRequestMessages } from '../../lib/approval/messages.js';
import { staffMessages } from '../../shared/members/staff-messages.js';
import { isAboutStaff } from './approval-rules.js';
import { changeRows } from './change-rows.js';
import styles from './approvals.module.css';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.js';
import { keyOf } from '../../lib/api/endpoint-query.js';
import { seeingPayouts } from '../../lib/auth/desk-permissions.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { Button } from '../../components/ui/button.js';
import { ImageDialog } from '../../components/ui/image-dialog.js';
import { WarningNotice } from '../../components/ui/warning-notice.js';

type Change = ApprovalView['changes'][number];

const doubtful: ReadonlySet<string> = new Set(['approverReason', 'earlierTransfer', 'downloadedBefore']);

/** A missing credit is a doubt only if a price is owed. */
function splitChanges(changes: readonly Change[]): { doubts: Change[]; others: Change[] } {
  const isOwed = changes.some(({ field, after }) => field === 'priceOwed' && after === 'true');
  const isDoubt = ({ field }: Change) => doubtful.has(field) || (field === 'planCredit' && isOwed);
  return { doubts: changes.filter(isDoubt), others: changes.filter((change) => !isDoubt(change)) };
}

function grouped(rows: readonly (readonly [name: string, value: string])[]): [name: string, values: string[]][] {
  const byName = new Map<string, string[]>();
  for (const [name, value] of rows) byName.set(name, [...(byName.get(name) ?? []), value]);
  return [...byName];
}

type Person = ApprovalView['requestedBy'];

export function ApprovalFacts({ approval, isOwn }: { approval: ApprovalView; isOwn: boolean }) {
  const t = useText(approvalRequestMessages);
  const ofStaff = useText(staffMessages);
  const { call, state, member, amount, payments, what, picture, reason, changes, usableUntil } = approval;
  const nameOf = ({ name }: Person): string => (name === null ? t('unknown') : personName(name));
  const link = (person: Person) => <MemberLink memberId={person._id} name={person.name ?? t('unknown')} />;
  const byAt = (name: string, moment: string) => t('byAt', { name, moment: formatDateTime(moment) });
  const rows: (readonly [string, ReactNode] | false)[] = [
    amount !== null && [t('amount'), <MoneyText key="amount" rupees={amount} />],
    member !== null && [t('member'), isAboutStaff(approval) ? nameOf(member) : link(member)],
    what !== null &&
      (call === 'downloadBankFile' ? [t('layout'), <LayoutName key="layout" format={what} />] : [t('plan'), what]),
    payments !== null && [t('payments'), <Payments key="payments" payments={payments} link={link} />],
    ...changeRows(splitChanges(changes).others, t, (permission) => ofStaff(permission)),
    picture !== undefined && [
      t('picture'),
      <RequestPicture key="picture" src={picture} describedBy={`approval-${approval._id}`} />,
    ],
    reason !== null && [t('reason'), reason],
    [t('asked'), byAt(isOwn ? t('you') : nameOf(approval.requestedBy), approval.requestedAt)],
    state === 'waiting' && [t('until'), formatDateTime(approval.expiresAt)],
    approval.decidedBy !== null &&
      approval.decidedAt !== null && [t('decided'), byAt(nameOf(approval.decidedBy), approval.decidedAt)],
    approval.rejectionReason !== null && [t('rejection'), approval.rejectionReason],
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

/** The code replaces the name of the bank for a reader who may not list the layouts. */
function LayoutName({ format }: { format: string }) {
  const { may } = useDesk();
  const { data } = useQuery({
    queryKey: keyOf('bankFileLayouts'),
    queryFn: ({ signal }) => callApi('bankFileLayouts', { signal }),
    enabled: may(...seeingPayouts),
    staleTime: Infinity,
    // The request can be decided without the name of the bank.
    meta: { quiet: true },
  });
  return data?.find((layout) => layout.format === format)?.bank ?? format;
}

function RequestPicture({ src, describedBy }: { src: string; describedBy: string }) {
  const t = useText(approvalRequestMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        aria-haspopup="dialog"
        aria-describedby={describedBy}
        onClick={() => setOpen(true)}
      >
        {t('viewPicture')}
      </Button>
      <ImageDialog image={isOpen ? { src, title: t('picture') } : null} onClose={() => setOpen(false)} />
    </>
  );
}

type Props = Pick<ApprovalView, 'changes' | 'payments' | 'transferredBefore'>;

function ApprovalDoubts({ changes, payments, transferredBefore }: Props) {
  const t = useText(approvalRequestMessages);
  const count = transferredBefore;
  const before: [string, string][] = [];
  if (count !== undefined && payments === null) before.push([t('earlierTransfer'), t('transferredBeforeOne')]);
  if (count !== undefined && payments !== null)
    before.push([t('transferredBefore'), t('transferredBeforeOf', { count: formatCount(count) })]);
  const rows = grouped([...before, ...changeRows(splitChanges(changes).doubts, t, String)]);
  if (rows.length === 0) return null;
  return (
    <WarningNotice tone="warn" title={t('toCheck')}>
      <dl className={styles.doubts}>
        {rows.map(([name, values]) => (
          <div key={name}>
            <dt>{name}</dt>
            {values.map((value) => (
              <dd key={value}>{value}</dd>
            ))}
          </div>
        ))}
      </dl>
    </WarningNotice>
  );
}
