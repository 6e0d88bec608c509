import type { StatementSummary } from '@deepam/contracts';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { EmptyState, ErrorState, Skeleton } from '../../../components/ui/states.js';
import { Card } from '../../../components/ui/surface.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useStatementSummary } from '../api.js';
import { statementMessages } from '../messages.js';
import styles from './charts.module.css';
import { IncomeTable } from './income-table.js';
import { LevelChart } from './level-chart.js';
import { MonthChart } from './month-chart.js';

export function IncomePanel({ userId }: { userId: string | undefined }) {
  const t = useText(statementMessages);
  const { data, error, refetch } = useStatementSummary(userId);
  const [asTable, setAsTable] = useState(false);
  const isEmpty = data !== undefined && isBlank(data);

  return (
    <Card aria-labelledby="income-title" className={styles.card}>
      <div className={styles.head}>
        <div>
          <h2 id="income-title">{t('chartTitle')}</h2>
          {data !== undefined && !isEmpty && (
            <p className={styles.soft}>{t('chartTotal', { amount: formatRupees(totalOf(data)) })}</p>
          )}
        </div>
        {data !== undefined && !isEmpty && (
          <Button variant="secondary" size="small" onClick={() => setAsTable(!asTable)}>
            {t(asTable ? 'showChart' : 'showTable')}
          </Button>
        )}
      </div>
      {content()}
    </Card>
  );

  function content() {
    if (data === undefined) {
      return error === null ? <Skeleton height="250px" /> : <ErrorState error={error} onRetry={() => void refetch()} />;
    }
    if (isEmpty) {
      return (
        <EmptyState title={t('chartEmpty')} icon="levels">
          <p>{t('chartEmptyHint')}</p>
        </EmptyState>
      );
    }
    return (
      <>
        {asTable ? (
          <IncomeTable {...data} />
        ) : (
          <div className={styles.charts}>
            <section>
              <h3 className={styles.title}>{t('byMonth')}</h3>
              <MonthChart months={data.months} />
            </section>
            {data.levels.length > 0 && (
              <section>
                <h3 className={styles.title}>{t('byLevel')}</h3>
                <LevelChart levels={data.levels} />
              </section>
            )}
          </div>
        )}
        {!data.complete && <p className={styles.soft}>{t('chartNewest')}</p>}
      </>
    );
  }
}

const totalOf = ({ months }: StatementSummary): number =>
  months.reduce((sum, { commission, earnings }) => sum + commission + earnings, 0);

const isBlank = ({ months, levels }: StatementSummary): boolean =>
  levels.length === 0 && months.every(({ commission, earnings }) => commission === 0 && earnings === 0);
