import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/ui/button.js';
import { ExportButton } from '../../../components/ui/export-button.js';
import { Icon } from '../../../components/ui/icon.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { formatCount } from '../../../lib/format/money.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { useKeysetPages } from '../../../lib/use-keyset-pages.js';
import {
  statementCsv,
  useStatement,
  type Whose,
  useStatementBalances,
  mostPrinted,
  useWholeStatement,
  type WholeStatement,
} from '../api.js';
import { statementMessages } from '../messages.js';
import { fileNameOf } from '../period.js';
import styles from './period.module.css';
import { PrintedStatement } from './printed-statement.js';
import { StatementTable } from './statement-table.js';
import { useMomentOfPrinting } from '../../../components/ui/use-moment-of-printing.js';
import { DataTable } from '../../../components/ui/data-table.js';
import { componentMessages } from '../../../components/ui/messages.js';
import { MoneyText } from '../../../components/ui/money-text.js';
import { Skeleton } from '../../../components/ui/states.js';
import { balanceLines } from '../balance-lines.js';

export function PeriodStatement(whose: Whose) {
  const t = useText(statementMessages);
  const { isStaff, may } = useDesk();
  const pages = useKeysetPages(JSON.stringify(whose));
  const statement = useStatement(whose, pages.cursor);
  const balances = useStatementBalances(whose).data;
  const loading = useWholeStatement(whose);
  const [whole, setWhole] = useState<WholeStatement | null>(null);
  const printedAt = useMomentOfPrinting();

  const print = () =>
    loading.mutate(undefined, {
      onSuccess: (loaded) => {
        if (loaded === null) return showToast(t('printTooLong', { count: formatCount(mostPrinted) }), 'failure');
        flushSync(() => setWhole(loaded));
        window.print();
      },
      onError: (error) => showToast(t('printFailed', { error: sentenceOf(error) }), 'failure'),
    });

  return (
    <>
      <div className={styles.summary}>
        <div className={styles.balances}>
          <PeriodBalances {...whose} />
        </div>
        <div className={styles.buttons}>
          <Button variant="secondary" busy={loading.isPending} onClick={print}>
            {!loading.isPending && <Icon name="print" size={18} />}
            {t('print')}
          </Button>
          {(!isStaff || may('reports')) && (
            <ExportButton
              name={(today) => fileNameOf(whose.period, today)}
              what={t('title')}
              load={(format) => statementCsv(whose, format)}
            />
          )}
        </div>
      </div>
      <StatementTable {...whose} pages={pages} statement={statement} />
      {printedAt !== null && (whole?.balances ?? balances) !== undefined && (
        <PrintedStatement
          {...whose}
          at={printedAt}
          balances={whole?.balances ?? balances!}
          rows={whole?.rows ?? statement.data?.items ?? []}
          isWhole={whole !== null || (pages.index === 0 && statement.data?.nextCursor === null)}
        />
      )}
    </>
  );
}

function PeriodBalances(whose: Whose) {
  const t = useText(statementMessages);
  const say = useText(componentMessages);
  const { data, error, refetch } = useStatementBalances(whose);
  if (data === undefined) {
    if (error === null) return <Skeleton height="92px" />;
    return (
      <p className={styles.failed} role="alert">
        {t('balancesFailed', { error: sentenceOf(error) })}
        <Button variant="secondary" size="small" onClick={() => void refetch()}>
          {say('retry')}
        </Button>
      </p>
    );
  }
  return (
    <DataTable
      compact
      caption={t('balances')}
      rows={balanceLines(t, data)}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', header: t('balance'), cell: ({ name }) => name },
        { key: 'opening', header: t('opening'), align: 'end', cell: ({ opening }) => <MoneyText rupees={opening} /> },
        {
          key: 'closing',
          header: t('closing'),
          align: 'end',
          cell: ({ closing }) => (
            <strong>
              <MoneyText rupees={closing} />
            </strong>
          ),
        },
      ]}
    />
  );
}
