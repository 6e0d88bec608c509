import { ConfirmDialog } from '../../../components/confirm-dialog.js';
import { FieldError } from '../../../components/field.js';
import formStyles from '../../../components/form.module.css';
import { AskBeforeLeaving } from '../../../components/use-leaving.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { useSendBroadcast } from '../api/broadcasts.js';
import { broadcastMessages } from '../messages.js';
import { BroadcastPreview } from './broadcast-preview.js';

interface Props {
  message: { title: string; body: string };
  onSent: () => void;
  onCancel: () => void;
}

/** The last question before everybody is told. */
export function ConfirmBroadcastDialog({ message, onSent, onCancel }: Props) {
  const t = useText(broadcastMessages);
  const sending = useSendBroadcast();
  const send = () =>
    sending.mutate(message, {
      onSuccess: () => {
        showToast(t('sent', { title: message.title }), 'success');
        onSent();
      },
    });
  return (
    <ConfirmDialog
      open
      title={t('confirmTitle')}
      confirmLabel={t('confirm')}
      busy={sending.isPending}
      onConfirm={send}
      onCancel={onCancel}
    >
      <AskBeforeLeaving isSending={sending.isPending} isChanged={false} />
      <div className={formStyles.form}>
        <p>{t('confirmLead')}</p>
        <BroadcastPreview {...message} />
        {sending.isError && <FieldError text={t('failed', { error: sentenceOf(sending.error) })} />}
      </div>
    </ConfirmDialog>
  );
}
