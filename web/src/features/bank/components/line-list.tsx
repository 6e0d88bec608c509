import type { BankLineView } from '@deepam/contracts';
import { useState } from 'react';
import { EmptyState } from '../../../components/states.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { useKeysetPages } from '../../../lib/use-keyset-pages.js';
import { useBankLines, useDismissReversal, useMatch, useRelease } from '../api/lines.js';
import { questionOf, type LineFilters } from '../line-filters.js';
import { bankMessages } from '../messages.js';
import { ChooseDialog } from './choose-dialog.js';
import { lineColumns } from './line-columns.js';
import { type MatchedPayment } from './line-actions.js';
import { MoneyList, pageSize } from './money-list.js';

export function LineList({ filters }: { filters: LineFilters }) {
  const t = useText(bankMessages);
  const question = questionOf(filters);
  const pages = useKeysetPages(JSON.stringify(question));
  const lines = useBankLines({ ...question, limit: pageSize, cursor: pages.cursor });
  const [choosing, setChoosing] = useState<BankLineView | null>(null);
  const match = useMatch();
  const release = useRelease();
  const dismissReversal = useDismissReversal();
  const onError = (error: Error) => showToast(t('failed', { error: sentenceOf(error) }), 'failure');
  const onMatch = ({ _id: id }: BankLineView, { _id: expectedId, name }: MatchedPayment) =>
    match.mutate(
      { id, expectedId },
      {
        onError,
        onSuccess: () => {
          showToast(t('matched', { name }), 'success');
          setChoosing(null);
        },
      },
    );
  const columns = lineColumns(t, {
    onMatch,
    onChoose: setChoosing,
    onDismissReversal: ({ _id: id }) =>
      dismissReversal.mutate(
        { id },
        { onError, onAwaits: () => undefined, onSuccess: () => showToast(t('dismissed'), 'success') },
      ),
    onRelease: ({ _id: id }) =>
      release.mutate({ id }, { onError, onSuccess: () => showToast(t('released'), 'success') }),
  });
  return (
    <>
      <MoneyList
        caption={t('linesTitle')}
        list={lines}
        pages={pages}
        columns={columns}
        empty={
          <EmptyState title={t('empty')} icon="rupee">
            <p>{t('emptyHint')}</p>
          </EmptyState>
        }
      />
      {choosing !== null && (
        <ChooseDialog
          line={choosing}
          busy={match.isPending}
          onChoose={(payment) => onMatch(choosing, payment)}
          onClose={() => setChoosing(null)}
        />
      )}
    </>
  );
}
