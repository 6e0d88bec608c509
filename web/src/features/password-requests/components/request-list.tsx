import type { PasswordRequestView } from '@deepam/contracts';
import { useState } from 'react';
import { EmptyState } from '../../../components/ui/states.js';
import { SteadyList } from '../../../components/ui/steady-list.js';
import { TemporaryPasswordDialog } from '../../../shared/members/temporary-password-dialog.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useKeysetPages } from '../../../lib/use-keyset-pages.js';
import { usePasswordRequests, useDismissPasswordRequest } from '../api.js';
import { passwordRequestMessages } from '../messages.js';
import { requestColumns } from './request-columns.js';
import { ReasonDialog } from '../../../components/ui/reason-dialog.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { saysAndCloses } from '../../../lib/says-and-closes.js';

const pageSize = 20;

export function RequestList() {
  const t = useText(passwordRequestMessages);
  const pages = useKeysetPages('');
  const requests = usePasswordRequests({ limit: pageSize, cursor: pages.cursor });
  const [giving, setGiving] = useState<PasswordRequestView | null>(null);
  const [dismissing, setDismissing] = useState<PasswordRequestView | null>(null);
  return (
    <>
      <SteadyList
        caption={t('title')}
        list={requests}
        pages={pages}
        pageSize={pageSize}
        columns={requestColumns(t, { onGive: setGiving, onDismiss: setDismissing })}
        empty={
          <EmptyState title={t('empty')} icon="key">
            <p>{t('emptyHint')}</p>
          </EmptyState>
        }
      />
      {giving !== null && (
        <TemporaryPasswordDialog member={{ ...giving, _id: giving.memberId }} onClose={() => setGiving(null)} />
      )}
      {dismissing !== null && <DismissRequestDialog request={dismissing} onClose={() => setDismissing(null)} />}
    </>
  );
}

function DismissRequestDialog({ request, onClose }: { request: PasswordRequestView; onClose: () => void }) {
  const t = useText(passwordRequestMessages);
  const dismissal = useDismissPasswordRequest();
  const { _id: id, name } = request;
  const dismiss = (reason: string) =>
    dismissal.mutate({ id, reason }, { onSuccess: saysAndCloses(t('dismissed', { name }), onClose) });
  return (
    <ReasonDialog
      title={t('dismissTitle')}
      confirmLabel={t('dismiss')}
      busy={dismissal.isPending}
      failure={dismissal.isError ? t('failed', { error: sentenceOf(dismissal.error) }) : undefined}
      onConfirm={dismiss}
      onCancel={onClose}
    >
      {t('dismissLead', { name })}
    </ReasonDialog>
  );
}
