import { DataTable } from '../../../components/ui/data-table.js';
import { MoreButton } from '../../../components/ui/more-button.js';
import { Panel } from '../../../components/ui/panel.js';
import { EmptyState, ErrorState, LoadingState } from '../../../components/ui/states.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { useTaxDocumentPdf, useTaxDocuments } from '../api.js';
import { documentMessages } from '../messages.js';
import type { TaxDocumentView } from '@deepam/contracts';
import { Button } from '../../../components/ui/button.js';
import type { Column } from '../../../components/ui/columns.js';
import { DateText } from '../../../components/ui/date-text.js';
import { MoneyText } from '../../../components/ui/money-text.js';
import type { Translate } from '../../../lib/i18n/messages.js';

interface Saving {
  readonly busyWith: string | undefined;
  readonly onSave: (documentId: string) => void;
}

const documentColumns = (
  t: Translate<(typeof documentMessages)['english']>,
  { busyWith, onSave }: Saving,
): Column<TaxDocumentView>[] => [
  { key: 'what', header: t('what'), isLead: true, cell: ({ kind }) => t(`kind.${kind}`) },
  { key: 'number', header: t('number'), cell: ({ _id, number }) => <span id={`document-${_id}`}>{number}</span> },
  { key: 'date', header: t('date'), cell: ({ issuedAt }) => <DateText instant={issuedAt} /> },
  { key: 'amount', header: t('amount'), align: 'end', cell: ({ amount }) => <MoneyText rupees={amount} /> },
  {
    key: 'actions',
    header: t('actions'),
    cell: ({ _id }) => (
      <Button
        variant="secondary"
        size="small"
        needsConnection
        busy={busyWith === _id}
        aria-describedby={`document-${_id}`}
        onClick={() => onSave(_id)}
      >
        {t('download')}
      </Button>
    ),
  },
];

export function DocumentsPanel() {
  const t = useText(documentMessages);
  const own = useTaxDocuments();
  const saving = useTaxDocumentPdf((error) => showToast(t('downloadFailed', { error: sentenceOf(error) }), 'failure'));
  const rows = own.data?.pages.flatMap(({ items }) => items);
  return <Panel title={t('list')}>{content()}</Panel>;

  function content() {
    if (rows === undefined) {
      if (own.isError) return <ErrorState error={own.error} onRetry={() => void own.refetch()} />;
      return <LoadingState neverKept />;
    }
    if (rows.length === 0) {
      return (
        <EmptyState title={t('empty')} icon="document">
          <p>{t('emptyHint')}</p>
        </EmptyState>
      );
    }
    const busyWith = saving.isPending ? saving.variables : undefined;
    return (
      <>
        <DataTable
          caption={t('list')}
          columns={documentColumns(t, { busyWith, onSave: (id) => saving.mutate(id) })}
          rows={rows}
          rowKey={({ _id }) => _id}
        />
        <MoreButton list={own} />
      </>
    );
  }
}
