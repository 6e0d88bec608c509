import { stockAccounts, type CottonMovement } from '@deepam/contracts';
import { useState } from 'react';
import { DataTable } from '../../../components/data-table.js';
import { DaySpan } from '../../../components/day-span.js';
import { ExportButton } from '../../../components/export-button.js';
import { Pager } from '../../../components/pager.js';
import { EmptyState, ErrorState, LoadingState } from '../../../components/states.js';
import { Card } from '../../../components/surface.js';
import { SelectField } from '../../../components/text-field.js';
import { Toolbar } from '../../../components/toolbar.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { isBackward } from '../../../lib/period.js';
import { useAddressValues } from '../../../lib/use-address-values.js';
import { useKeysetPages } from '../../../lib/use-keyset-pages.js';
import { movementsFile, useMovements } from '../api/cotton-stock.js';
import { cottonStockMessages } from '../messages.js';
import { questionIn, type StockQuestion } from '../stock-question.js';
import styles from './cotton-stock.module.css';
import { movementColumns } from './movement-columns.js';
import { PeriodSums } from './period-sums.js';
import { TakeBackDialog } from './take-back-dialog.js';
import { useWeight } from './use-weight.js';

const pageSize = 20;

/** What was moved, as the address asks for it. */
export function MovementList() {
  const t = useText(cottonStockMessages);
  const { may } = useDesk();
  const [now] = useState(() => new Date());
  const [params, change] = useAddressValues();
  const question = questionIn(params, now);
  const { account } = question;
  return (
    <Card as="div">
      <h2 className={styles.heading}>{t('movements')}</h2>
      <Toolbar>
        <SelectField label={t('show')} value={account} onChange={({ target }) => change({ account: target.value })}>
          <option value="">{t('all')}</option>
          {stockAccounts.map((one) => (
            <option key={one} value={one}>
              {t(`account.${one}`)}
            </option>
          ))}
        </SelectField>
        <DaySpan period={question} onChange={change} />
        {may('reports') && (
          <ExportButton name="cotton-stock" what={t('movements')} load={(format) => movementsFile(question, format)} />
        )}
      </Toolbar>
      {!isBackward(question) && (
        <>
          <PeriodSums question={question} />
          <Movements question={question} />
        </>
      )}
    </Card>
  );
}

function Movements({ question }: { question: StockQuestion }) {
  const t = useText(cottonStockMessages);
  const weight = useWeight();
  const { may } = useDesk();
  const [undoing, setUndoing] = useState<CottonMovement | null>(null);
  const pages = useKeysetPages(Object.values(question).join(' '));
  const list = useMovements({
    ...question,
    limit: pageSize,
    ...(pages.cursor !== undefined && { cursor: pages.cursor }),
  });
  const { data } = list;
  const rows = data?.items ?? [];
  if (data === undefined || (rows.length === 0 && list.isPlaceholderData)) {
    return list.isError ? (
      <ErrorState error={list.error} onRetry={() => void list.refetch()} />
    ) : (
      <LoadingState neverKept />
    );
  }
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState title={t('empty')} icon="cotton" />
      ) : (
        <DataTable
          caption={t('movements')}
          columns={movementColumns(t, { weight, onTakeBack: may('dispatch') ? setUndoing : null })}
          rows={rows}
          rowKey={({ _id }) => _id}
        />
      )}
      <Pager
        pages={pages}
        pageSize={pageSize}
        shown={data.items.length}
        total={null}
        nextCursor={data.nextCursor}
        busy={list.isPlaceholderData}
      />
      {undoing !== null && <TakeBackDialog movement={undoing} onClose={() => setUndoing(null)} />}
    </>
  );
}
