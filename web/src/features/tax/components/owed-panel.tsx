import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import type { Column } from '../../../components/ui/columns.js';
import { DataTable } from '../../../components/ui/data-table.js';
import { MoneyText } from '../../../components/ui/money-text.js';
import { Card } from '../../../components/ui/surface.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { formatDay } from '../../../lib/format/date.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { TaxRegister } from '../api.js';
import { taxMessages } from '../messages.js';
import { DepositDialog } from './deposit-dialog.js';
import styles from './tax.module.css';

type Deposit = TaxRegister['deposits'][number];

export function OwedPanel({ register: { owed, deposits } }: { register: TaxRegister }) {
  const t = useText(taxMessages);
  const { may } = useDesk();
  const [open, setOpen] = useState(false);
  return (
    <Card aria-labelledby="owed-title" className={styles.part}>
      <div className={styles.head}>
        <div>
          <h2 id="owed-title">{t('owed')}</h2>
          <p className={styles.soft}>{t('owedLead')}</p>
          <p className={styles.owed} aria-labelledby="owed-title">
            <MoneyText rupees={owed} />
          </p>
        </div>
        {may('adjust-money') && (
          <Button needsConnection disabled={owed <= 0} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('deposit')}
          </Button>
        )}
      </div>
      <h3>{t('deposits')}</h3>
      {deposits.length === 0 ? (
        <p className={styles.soft}>{t('noDeposits')}</p>
      ) : (
        <DataTable caption={t('deposits')} columns={columnsOf(t)} rows={deposits} rowKey={({ _id }) => _id} />
      )}
      {open && <DepositDialog owed={owed} onClose={() => setOpen(false)} />}
    </Card>
  );
}

const columnsOf = (t: Translate<(typeof taxMessages)['english']>): Column<Deposit>[] => [
  { key: 'challan', header: t('challan'), lead: true, cell: ({ challan }) => challan },
  { key: 'paidOn', header: t('paidOn'), cell: ({ paidOn }) => formatDay(paidOn) },
  { key: 'amount', header: t('amount'), align: 'end', cell: ({ amount }) => <MoneyText rupees={amount} /> },
  { key: 'notedBy', header: t('notedBy'), cell: ({ notedBy }) => notedBy ?? t('unknown') },
];
