import type { AccountInfluence, giveTemporaryPassword, ResponseOf } from '@deepam/contracts';
import { useState } from 'react';
import { useText } from '../../lib/i18n/use-text.js';
import { callApi } from '../../lib/api-client.js';
import { sentenceOf } from '../../lib/api/api-error.js';
import type { IdempotencyKey } from '../../lib/api/build-request.js';
import { useRefresh } from '../../lib/api/endpoint-query.js';
import { useGuardedAction } from '../../lib/approval/use-guarded-action.js';
import { formatDateTime } from '../../lib/format/date.js';
import { Button } from '../../components/ui/button.js';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.js';
import { DetailList } from '../../components/ui/detail-list.js';
import { Dialog } from '../../components/ui/dialog.js';
import { FieldError } from '../../components/ui/field.js';
import { Influences } from './influences.js';
import { memberAccountMessages } from './member-account-messages.js';
import { CopiedValue } from '../numbers/numbers-box.js';

interface Props {
  member: {
    readonly _id: string;
    readonly name: string;
    readonly mobile: string;
    readonly influences?: readonly AccountInfluence[];
  };
  onClose: () => void;
}

/** The new password is shown until the dialog closes, and is not stored. */
export function TemporaryPasswordDialog({ member: { _id: id, name, mobile, influences = [] }, onClose }: Props) {
  const t = useText(memberAccountMessages);
  const refresh = useRefresh();
  const [given, setGiven] = useState<ResponseOf<typeof giveTemporaryPassword>>();
  const giving = useGuardedAction({
    mutationFn: (_nothing: void, key: IdempotencyKey) => callApi('giveTemporaryPassword', { key, params: { id } }),
    onSettled: () => refresh('memberAccount', 'memberSessions', 'passwordRequests', 'waitingPasswordRequests'),
    gcTime: 0,
  });
  if (given === undefined) {
    return (
      <ConfirmDialog
        open
        title={t('giveTitle')}
        confirmLabel={t('give')}
        tone="danger"
        busy={giving.isPending}
        onConfirm={() => giving.mutate(undefined, { onSuccess: setGiven, onAwaits: onClose })}
        onCancel={onClose}
      >
        <p>{t('giveLead', { name, mobile })}</p>
        {influences.length > 0 && <Influences influences={influences} />}
        {giving.isError && <FieldError text={t('giveFailed', { error: sentenceOf(giving.error) })} />}
      </ConfirmDialog>
    );
  }
  const { temporaryPassword, validUntil } = given;
  return (
    <Dialog open title={t('giveTitle')} onClose={onClose} footer={<Button onClick={onClose}>{t('done')}</Button>}>
      <p>
        {t('givenLead', { name })} {t('givenHint')}
      </p>
      <DetailList
        rows={[
          [t('password'), <CopiedValue key="password" value={temporaryPassword} what={t('copyPassword')} />],
          [t('validUntil'), formatDateTime(validUntil)],
        ]}
      />
    </Dialog>
  );
}
