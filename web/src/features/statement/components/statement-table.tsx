import type { StatementRow } from '@deepam/contracts';
import { Suspense, useState } from 'react';
import { DataTable } from '../../../components/ui/data-table.js';
import { KeysetList } from '../../../components/ui/keyset-list.js';
import { EmptyState, ErrorState, LoadingState } from '../../../components/ui/states.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { lazyPart } from '../../../lib/retry-import.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { KeysetPages } from '../../../lib/use-keyset-pages.js';
import { pageSize, type useStatement, type Whose, useWhyCommission, type Explanation } from '../api.js';
import { correctable } from '../correctable.js';
import { statementMessages } from '../messages.js';
import { type Asked, statementColumns } from './statement-columns.js';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { formatRupees } from '../../../lib/format/money.js';
import { personName } from '../../../components/ui/person-name.js';
import { formatDate } from '../../../lib/format/date.js';
import { levelSentence, percent } from '../why-sentences.js';
import shared from './statement.module.css';
import styles from './why.module.css';
import { statementDeskMessages } from '../desk-messages.js';

const CorrectPostingDialog = lazyPart(async () => ({
  default: (await import('./correct-posting-dialog.js')).CorrectPostingDialog,
}));

interface Props extends Whose {
  pages: KeysetPages;
  statement: ReturnType<typeof useStatement>;
}

export function StatementTable({ userId, period, pages, statement }: Props) {
  const t = useText(statementMessages);
  const { may } = useDesk();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [correcting, setCorrecting] = useState<StatementRow | null>(null);

  const isEverything = period.from === '' && period.to === '';
  const correctableOf = (rows: readonly StatementRow[]) =>
    userId === undefined || !may('adjust-money') ? new Set<string>() : correctable(rows);
  return (
    <>
      <KeysetList
        list={statement}
        pages={pages}
        pageSize={pageSize}
        empty={
          <EmptyState title={t(isEverything ? 'empty' : 'emptyPeriod')} icon="rupee">
            <p>{t(isEverything ? 'emptyHint' : 'emptyPeriodHint')}</p>
          </EmptyState>
        }
      >
        {(rows) => {
          const mayCorrect = correctableOf(rows);
          return (
            <DataTable
              caption={t('entries')}
              columns={statementColumns(
                t,
                setAsked,
                (row) => mayCorrect.has(row._id) && <CorrectButton row={row} onClick={() => setCorrecting(row)} />,
              )}
              rows={rows}
              rowKey={({ _id }) => _id}
            />
          );
        }}
      </KeysetList>
      {correcting !== null && (
        <Suspense>
          <CorrectPostingDialog row={correcting} onClose={() => setCorrecting(null)} />
        </Suspense>
      )}
      {asked !== null && <WhyDialog asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function CorrectButton({ row, onClick }: { row: StatementRow; onClick: () => void }) {
  const t = useText(statementDeskMessages);
  return (
    <Button
      variant="secondary"
      size="small"
      needsConnection
      aria-haspopup="dialog"
      aria-describedby={`entry-${row._id}`}
      onClick={onClick}
    >
      {t('correct')}
    </Button>
  );
}

function WhyDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const t = useText(statementMessages);
  const { data, error, refetch } = useWhyCommission(asked.saleId);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('whyTitle')}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {data !== undefined ? (
        <Why explanation={data} level={asked.level} />
      ) : error === null ? (
        <LoadingState />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}

function Why({ explanation, level }: { explanation: Explanation; level: number }) {
  const t = useText(statementMessages);
  const { from, plan, previousPlan, saleAmount } = explanation;
  const sale = {
    name: personName(from.name),
    code: from.referralCode,
    plan,
    date: formatDate(explanation.date).replaceAll(' ', '\u00A0'),
  };
  const own = explanation.rows.find((row) => row.level === level);
  const base = formatRupees(saleAmount);
  return (
    <div className={styles.why}>
      <p>
        {previousPlan === null ? t('whySale', sale) : t('whyUpgrade', { ...sale, previous: previousPlan })}{' '}
        {explanation.payment === 'waived'
          ? t('whyWaived')
          : t(previousPlan === null ? 'whyBase' : 'whyBaseUpgrade', { amount: base })}
      </p>
      {own !== undefined && (
        <p className={styles.sum}>
          {own.outcome === 'credited'
            ? t('whySum', { level, rate: percent(own.rateBasisPoints), base })
            : t('whyNothing', { level })}
          <strong>{formatRupees(own.amount ?? 0)}</strong>
        </p>
      )}
      {explanation.reversedAt != null && <p>{t('whyReversed', { date: formatDate(explanation.reversedAt) })}</p>}
      <div>
        <h3>{t('whyLevels')}</h3>
        <p className={shared.soft}>{t('whyVersion', { version: explanation.scheduleVersion })}</p>
      </div>
      <ol className={styles.levels}>
        {explanation.rows.map((row) => (
          <li key={row.level} className={`${styles.level} ${row.level === level ? styles.yours : ''}`}>
            <span>{t('levelNumber', { level: row.level })}</span>
            <span className={styles.rate}>{percent(row.rateBasisPoints)}</span>
            <span>{levelSentence(t, row)}</span>
          </li>
        ))}
      </ol>
      {explanation.companyShare !== null && (
        <p>{t('whyCompany', { amount: formatRupees(explanation.companyShare) })}</p>
      )}
    </div>
  );
}
