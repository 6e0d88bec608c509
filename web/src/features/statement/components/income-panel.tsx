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
import { MonthChart } from './month-chart.js';
import { DataTable } from '../../../components/ui/data-table.js';
import { MoneyText } from '../../../components/ui/money-text.js';
import { formatMonth } from '../../../lib/format/date.js';
import { scaleOf } from '../../../lib/chart-scale.js';
import { useWidth } from '../../../components/ui/use-width.js';

type Levels = StatementSummary['levels'];

const line = 30;

const start = 74;

const end = 92;

function LevelChart({ levels }: { levels: Levels }) {
  const t = useText(statementMessages);
  const [width, follow] = useWidth();
  const best = levels.reduce((most, level) => (level.commission > most.commission ? level : most));
  const scale = scaleOf(levels.map(({ commission }) => commission));
  const x = (value: number) =>
    start + (Math.max(0, width - start - end) * (value - scale.from)) / (scale.to - scale.from);
  return (
    <div ref={follow} className={styles.plot}>
      <svg
        width={width}
        height={levels.length * line}
        role="img"
        aria-label={t('levelsSpoken', { level: best.level, best: formatRupees(best.commission) })}
      >
        {levels.map(({ level, commission }, index) => {
          const middle = index * line + line / 2;
          const [left, right] = [x(Math.min(0, commission)), x(Math.max(0, commission))];
          return (
            <g key={level}>
              <title>{t('levelBar', { level, amount: formatRupees(commission) })}</title>
              <text className={styles.mark} x={start - 10} y={middle + 4} textAnchor="end">
                {t('levelNumber', { level })}
              </text>
              <rect
                className={styles.commission}
                x={left}
                y={middle - 8}
                width={Math.max(2, right - left)}
                height={16}
                rx={2}
              />
              <text className={styles.amount} x={right + 8} y={middle + 4}>
                {formatRupees(commission)}
              </text>
            </g>
          );
        })}
        <line className={styles.zero} x1={x(0)} x2={x(0)} y1={0} y2={levels.length * line} />
      </svg>
    </div>
  );
}

const money = (rupees: number) => <MoneyText rupees={rupees} />;

function IncomeTable({ months, levels }: Pick<StatementSummary, 'months' | 'levels'>) {
  const t = useText(statementMessages);
  return (
    <div className={styles.tables}>
      <DataTable
        compact
        caption={t('byMonth')}
        rows={[...months].reverse()}
        rowKey={({ month }) => month}
        columns={[
          { key: 'month', header: t('month'), cell: ({ month }) => formatMonth(month, 'monthInTable') },
          { key: 'commission', header: t('commission'), align: 'end', cell: ({ commission }) => money(commission) },
          { key: 'earnings', header: t('earnings'), align: 'end', cell: ({ earnings }) => money(earnings) },
          {
            key: 'total',
            header: t('total'),
            align: 'end',
            cell: ({ commission, earnings }) => money(commission + earnings),
          },
        ]}
      />
      {levels.length > 0 && (
        <DataTable
          compact
          caption={t('byLevel')}
          rows={levels}
          rowKey={({ level }) => String(level)}
          columns={[
            { key: 'level', header: t('level'), cell: ({ level }) => t('levelNumber', { level }) },
            { key: 'commission', header: t('commission'), align: 'end', cell: ({ commission }) => money(commission) },
          ]}
        />
      )}
    </div>
  );
}

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
