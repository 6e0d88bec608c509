import type { PasswordRequestView } from '@deepam/contracts';
import { useState } from 'react';
import { DataTable } from '../../../components/data-table.js';
import { Pager } from '../../../components/pager.js';
import { EmptyState, ErrorState, LoadingState } from '../../../components/states.js';
import { TemporaryPasswordDialog } from '../../../components/temporary-password-dialog.js';
import { useSteadyRows } from '../../../components/use-steady-rows.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useKeysetPages } from '../../../lib/use-keyset-pages.js';
import { usePasswordRequests } from '../api/password-requests.js';
import { passwordRequestMessages } from '../messages.js';
import { DismissRequestDialog } from './dismiss-request-dialog.js';
import { requestColumns } from './request-columns.js';

const pageSize = 20;

/** Who waits for a new password, and what can be done about it. */
export function RequestList() {
  const t = useText(passwordRequestMessages);
  const pages = useKeysetPages('');
  const requests = usePasswordRequests({ limit: pageSize, cursor: pages.cursor });
  const [giving, setGiving] = useState<PasswordRequestView | null>(null);
  const [dismissing, setDismissing] = useState<PasswordRequestView | null>(null);
  const { data } = requests;
  const { rows, held } = useSteadyRows({
    pages,
    rows: data?.items,
    isOld: requests.isPlaceholderData,
    keyOf: ({ _id }) => _id,
  });

  if (data === undefined || (rows.length === 0 && requests.isPlaceholderData)) {
    return requests.isError ? (
      <ErrorState error={requests.error} onRetry={() => void requests.refetch()} />
    ) : (
      <LoadingState neverKept />
    );
  }
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState title={t('empty')} icon="key">
          <p>{t('emptyHint')}</p>
        </EmptyState>
      ) : (
        <DataTable
          caption={t('title')}
          columns={requestColumns(t, { onGive: setGiving, onDismiss: setDismissing })}
          rows={rows}
          held={held}
          rowKey={({ _id }) => _id}
        />
      )}
      <Pager
        pages={pages}
        pageSize={pageSize}
        shown={data.items.length}
        total={null}
        nextCursor={data.nextCursor}
        busy={requests.isPlaceholderData}
      />
      {giving !== null && (
        <TemporaryPasswordDialog member={{ ...giving, _id: giving.memberId }} onClose={() => setGiving(null)} />
      )}
      {dismissing !== null && <DismissRequestDialog request={dismissing} onClose={() => setDismissing(null)} />}
    </>
  );
}
