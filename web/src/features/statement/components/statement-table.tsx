import type { StatementRow } from '@deepam/contracts';
import { useState } from 'react';
import { DataTable } from '../../../components/ui/data-table.js';
import { KeysetList } from '../../../components/ui/keyset-list.js';
import { EmptyState, ErrorState, LoadingState } from '../../../components/ui/states.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { KeysetPages } from '../../../lib/use-keyset-pages.js';
import { pageSize, type useStatement, type Whose, useWhyCommission } from '../api.js';
import { correctable } from '../correctable.js';
import { statementMessages } from '../messages.js';
import { CorrectPostingDialog } from './correct-posting-dialog.js';
import { type Asked, statementColumns } from './statement-columns.js';
import { Button } from '../../../components/ui/button.js';
import { statementDeskMessages } from '../desk-messages.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { Why } from './why.js';

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
      {correcting !== null && <CorrectPostingDialog row={correcting} onClose={() => setCorrecting(null)} />}
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
