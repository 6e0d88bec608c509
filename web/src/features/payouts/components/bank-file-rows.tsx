import type { BankFileRow } from '@deepam/contracts';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import type { Column } from '../../../components/ui/columns.js';
import { DataTable } from '../../../components/ui/data-table.js';
import { MemberLink } from '../../../shared/members/member-link.js';
import { Panel } from '../../../components/ui/panel.js';
import { formatRupees } from '../../../lib/format/money.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { bankFileMessages } from '../bank-file-messages.js';
import styles from './bank-files.module.css';
import { TaxNote } from './tax-note.js';
import { TransferDialog } from './transfer-dialog.js';
import { TransferBadge, TransferSentence } from './transfer-timeline.js';

const describing = ({ transfer }: BankFileRow): string => `row-${transfer._id}`;

export function BankFileRows({ rows }: { rows: readonly BankFileRow[] }) {
  const t = useText(bankFileMessages);
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <Panel title={t('transfers')}>
      <DataTable
        caption={t('transfers')}
        columns={columnsOf(t, ({ payableId }) => setOpened(payableId))}
        rows={rows}
        rowKey={({ transfer }) => transfer._id}
      />
      {opened !== null && <TransferDialog payableId={opened} onClose={() => setOpened(null)} />}
    </Panel>
  );
}

const columnsOf = (
  t: Translate<(typeof bankFileMessages)['english']>,
  onOpen: (row: BankFileRow) => void,
): Column<BankFileRow>[] => [
  {
    key: 'member',
    header: t('member'),
    isLead: true,
    cell: (row) => (
      <div id={describing(row)}>
        <MemberLink memberId={row.memberId} name={row.name} isPeek />
        <span className={styles.note}>{row.referralCode}</span>
      </div>
    ),
  },
  {
    key: 'amount',
    header: t('amount'),
    align: 'end',
    cell: ({ amount, tax, net }) => (
      <div>
        <span className={styles.amount}>{formatRupees(amount)}</span>
        <TaxNote tax={tax} net={net} />
      </div>
    ),
  },
  {
    key: 'reference',
    header: t('reference'),
    cell: ({ transfer }) => <span className={`${styles.number} ${styles.reference}`}>{transfer.reference}</span>,
  },
  {
    key: 'state',
    header: t('state'),
    cell: ({ transfer }) => (
      <div>
        <TransferBadge state={transfer.state} />
        <div className={styles.note}>
          <TransferSentence transfer={transfer} />
        </div>
        {transfer.reason !== undefined && (
          <span className={styles.note}>{t('rowReason', { reason: transfer.reason })}</span>
        )}
      </div>
    ),
  },
  {
    key: 'actions',
    header: t('actions'),
    isBare: true,
    cell: (row) => (
      <Button
        size="small"
        variant="secondary"
        aria-haspopup="dialog"
        aria-describedby={describing(row)}
        onClick={() => onOpen(row)}
      >
        {t('viewTransfers')}
      </Button>
    ),
  },
];
