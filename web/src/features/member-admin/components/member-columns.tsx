import type { NetworkRow } from '@deepam/contracts';
import { Avatar } from '../../../components/ui/avatar.js';
import { Button } from '../../../components/ui/button.js';
import type { Column } from '../../../components/ui/columns.js';
import { DateText } from '../../../components/ui/date-text.js';
import { MemberLink } from '../../../shared/members/member-link.js';
import { personName } from '../../../components/ui/person-name.js';
import { RowActions } from '../../../components/ui/row-actions.js';
import { SeenBeforeBadge } from '../../../shared/decisions/seen-before.js';
import { SharedNumbersBadge, type SharedNumberRows } from '../../../shared/members/shared-numbers.js';
import { formatCount } from '../../../lib/format/money.js';
import type { Desk } from '../../../lib/auth/use-desk.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import type { memberAdminMessages } from '../messages.js';
import { openActionsOf, type RowAction } from '../row-actions.js';
import styles from './member-admin.module.css';
import { MemberBadges } from './member-badges.js';

type Text = Translate<(typeof memberAdminMessages)['english']>;

interface Handlers {
  readonly desk: Desk;
  readonly isQueue: boolean;
  readonly first: number;
  readonly shared: SharedNumberRows | undefined;
  readonly onImage: (image: { src: string; title: string }) => void;
  readonly onDetails: (row: NetworkRow) => void;
  readonly onAction: (action: RowAction, row: NetworkRow) => void;
}

const looks = {
  approvePlan: 'secondary',
  updatePlan: 'secondary',
  approve: 'secondary',
  delete: 'outlinedDanger',
} as const;
const byNeed = ['approvePlan', 'approve', 'updatePlan', 'delete'] as const satisfies RowAction[];
const describing = ({ _id }: NetworkRow): string => `member-${_id}`;

export const actionItems = (t: Text, open: readonly RowAction[], onChoose: (action: RowAction) => void) =>
  byNeed
    .filter((action) => open.includes(action))
    .map((action) => ({
      label: t(action),
      look: looks[action],
      isDanger: action === 'delete',
      onChoose: () => onChoose(action),
    }));

export function memberColumns(
  t: Text,
  { desk, isQueue, first, shared, onImage, onDetails, onAction }: Handlers,
): Column<NetworkRow>[] {
  const proof = (row: NetworkRow, src: string | null, title: string) =>
    src === null ? (
      <span className={styles.soft} role="img" aria-label={t('notUploaded')}>
        –
      </span>
    ) : (
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-label={`${t('view')}: ${title}`}
        onClick={() => onImage({ src, title })}
      >
        {t('view')}
      </Button>
    );

  return [
    {
      key: 'name',
      header: t('name'),
      isLead: true,
      isSortable: true,
      cell: (row) => (
        <div className={styles.stack}>
          <MemberLink id={describing(row)} memberId={row._id} name={row.name} isPeek />
          <MemberBadges member={row}>
            <SharedNumbersBadge rows={shared} memberId={row._id} />
            <SeenBeforeBadge seen={row.seenBefore} />
          </MemberBadges>
        </div>
      ),
    },
    { key: 'srNo', header: t('srNo'), fromRem: 65, cell: (_row, index) => formatCount(first + index) },
    {
      key: 'photo',
      header: t('photo'),
      fromRem: 65,
      cell: ({ image, name }) => <Avatar image={image} name={personName(name)} size={30} />,
    },
    { key: 'referralCode', header: t('referralCode'), isSortable: true, cell: ({ referralCode }) => referralCode },
    { key: 'level', header: t('level'), isSortable: true, fromRem: 65, cell: ({ level }) => level },
    dateColumn(),
    { key: 'plan', header: t('commissionType'), isSortable: true, isKept: true, cell: (row) => planCell(row) },
    // Only the head sees scans in lists: staff open them where each opening is recorded.
    ...(desk.isStaff ? [] : scans()),
    {
      key: 'details',
      header: t('otherDetails'),
      isScreenOnly: true,
      cell: (row) => (
        <Button
          variant="quiet"
          size="small"
          aria-haspopup="dialog"
          aria-describedby={describing(row)}
          onClick={() => onDetails(row)}
        >
          {t('viewDetails')}
        </Button>
      ),
    },
    {
      key: 'actions',
      header: t('actions'),
      isBare: true,
      cell: (row) => {
        const open = openActionsOf(desk, row);
        return (
          open.length > 0 && (
            <RowActions describedBy={describing(row)} items={actionItems(t, open, (action) => onAction(action, row))} />
          )
        );
      },
    },
  ];

  function scans(): Column<NetworkRow>[] {
    return [
      {
        key: 'idProof',
        header: t('idProof'),
        isScreenOnly: true,
        fromRem: 50,
        cell: (row) => proof(row, row.idProof, t('idProofTitle', { name: row.name })),
      },
      {
        key: 'panProof',
        header: t('panProof'),
        isScreenOnly: true,
        fromRem: 50,
        cell: (row) => proof(row, row.panidProof, t('panProofTitle', { name: row.name })),
      },
    ];
  }

  function dateColumn(): Column<NetworkRow> {
    const column = { header: t('date'), isSortable: true, fromRem: 65 } as const;
    return isQueue
      ? {
          ...column,
          key: 'requestedDate',
          cell: ({ requestedAt }) => requestedAt !== undefined && <DateText instant={requestedAt} withTime />,
        }
      : { ...column, key: 'registeredDate', cell: ({ registeredDate }) => <DateText instant={registeredDate} /> };
  }

  function planCell({ plan, requestedPlan }: NetworkRow) {
    return (
      <div className={styles.stack}>
        <span>{plan ?? t('noPlan')}</span>
        {requestedPlan !== null && <span className={styles.asks}>{t('requested', { plan: requestedPlan })}</span>}
      </div>
    );
  }
}
