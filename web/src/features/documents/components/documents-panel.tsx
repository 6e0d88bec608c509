import { DataTable } from '../../../components/data-table.js';
import { MoreButton } from '../../../components/more-button.js';
import { Panel } from '../../../components/panel.js';
import { EmptyState, ErrorState, LoadingState } from '../../../components/states.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { useTaxDocumentPdf, useTaxDocuments } from '../api/documents.js';
import { documentMessages } from '../messages.js';
import { documentColumns } from './document-columns.js';

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
