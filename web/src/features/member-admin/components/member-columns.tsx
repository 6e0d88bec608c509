import type { NetworkRow } from '@deepam/contracts';
import { Avatar } from '../../../components/avatar.js';
import { Button } from '../../../components/button.js';
import type { Column } from '../../../components/columns.js';
import { DateText } from '../../../components/date-text.js';
import { personName } from '../../../components/person-name.js';
import { SeenBeforeBadge } from '../../../components/seen-before.js';
import { SharedNumbersBadge, type SharedNumberRows } from '../../../components/shared-numbers.js';
import { StatusBadge } from '../../../components/status-badge.js';
import { formatCount } from '../../../lib/format/money.js';
import type { Desk } from '../../../lib/auth/use-desk.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import type { memberAdminMessages } from '../messages.js';
import { openActionsOf, type RowAction } from '../row-actions.js';
import styles from './member-admin.module.css';

type Text = Translate<(typeof memberAdminMessages)['english']>;

interface Handlers {
  readonly desk: Desk;
  /** Number of the first row on this page. */
  readonly first: number;
  /** Numbers that other accounts have too; undefined while they are looked for. */
  readonly shared: SharedNumberRows | undefined;
  readonly onImage: (image: { src: string; title: string }) => void;
  readonly onDetails: (row: NetworkRow) => void;
  readonly onAction: (action: RowAction, row: NetworkRow) => void;
}

const looks = {
  approvePlan: 'primary',
  updatePlan: 'secondary',
  approve: 'primary',
  delete: 'outlinedDanger',
} as const;
const describing = ({ _id }: NetworkRow): string => `member-${_id}`;

/** All columns of the head's table; the keys of the sortable ones are the server's names of the orders. */
export function memberColumns(
  t: Text,
  { desk, first, shared, onImage, onDetails, onAction }: Handlers,
): Column<NetworkRow>[] {
  const proof = (row: NetworkRow, src: string | null, title: string) =>
    src === null ? (
      <span className={styles.soft} role="img" aria-label={t('notUploaded')}>
        –
      </span>
    ) : (
      <Button
        variant="secondary"
        size="small"
        aria-haspopup="dialog"
        aria-label={`${t('view')}: ${title}`}
        onClick={() => onImage({ src, title })}
      >
        {t('view')}
      </Button>
    );

  return [
    { key: 'srNo', header: t('srNo'), cell: (_row, index) => formatCount(first + index) },
    {
      key: 'photo',
      header: t('photo'),
      lead: true,
      cell: ({ image, name }) => <Avatar image={image} name={personName(name)} size={40} />,
    },
    { key: 'referralCode', header: t('referralCode'), sortable: true, cell: ({ referralCode }) => referralCode },
    { key: 'level', header: t('level'), sortable: true, cell: ({ level }) => level },
    {
      key: 'registeredDate',
      header: t('date'),
      sortable: true,
      cell: ({ registeredDate }) => <DateText instant={registeredDate} />,
    },
    { key: 'plan', header: t('commissionType'), sortable: true, cell: (row) => planCell(row) },
    {
      key: 'name',
      header: t('name'),
      lead: true,
      sortable: true,
      cell: (row) => (
        <div className={styles.stack}>
          <span id={describing(row)} className={styles.name}>
            {personName(row.name)}
          </span>
          {row.isSuspended && <StatusBadge tone="bad">{t('suspended')}</StatusBadge>}
          {row.isClosed && <StatusBadge>{t('closed')}</StatusBadge>}
          {!row.isApproved && !row.isHead && !row.isClosed && <StatusBadge tone="warn">{t('unapproved')}</StatusBadge>}
          <SharedNumbersBadge rows={shared} memberId={row._id} />
        </div>
      ),
    },
    // In lists the head alone sees scans: staff open them where each opening is recorded.
    ...(desk.isStaff ? [] : scans()),
    {
      key: 'details',
      header: t('otherDetails'),
      screenOnly: true,
      cell: (row) => (
        <Button
          variant="secondary"
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
      bare: true,
      cell: (row) =>
        openActionsOf(desk, row).length > 0 && (
          <div className={styles.actions}>
            {openActionsOf(desk, row).map((action) => (
              <Button
                key={action}
                size="small"
                needsLine
                variant={looks[action]}
                aria-haspopup="dialog"
                aria-describedby={describing(row)}
                onClick={() => onAction(action, row)}
              >
                {t(action)}
              </Button>
            ))}
          </div>
        ),
    },
  ];

  function scans(): Column<NetworkRow>[] {
    return [
      {
        key: 'idProof',
        header: t('idProof'),
        screenOnly: true,
        cell: (row) => proof(row, row.idProof, t('idProofTitle', { name: row.name })),
      },
      {
        key: 'panProof',
        header: t('panProof'),
        screenOnly: true,
        cell: (row) => proof(row, row.panidProof, t('panProofTitle', { name: row.name })),
      },
    ];
  }

  function planCell({ plan, requestedPlan, seenBefore }: NetworkRow) {
    return (
      <div className={styles.stack}>
        <span>{plan ?? t('noPlan')}</span>
        {requestedPlan !== null && <span className={styles.asks}>{t('requested', { plan: requestedPlan })}</span>}
        <SeenBeforeBadge seen={seenBefore} />
      </div>
    );
  }
}
