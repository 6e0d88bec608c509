import { ConfirmSending } from '../../../components/confirm-sending.js';
import { AskBeforeLeaving } from '../../../components/use-leaving.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { saysAndCloses } from '../../../lib/says-and-closes.js';
import { useBroadcast } from '../api/broadcasts.js';
import { broadcastMessages } from '../messages.js';
import { BroadcastPreview } from './broadcast-preview.js';

interface Props {
  message: { title: string; body: string };
  onSent: () => void;
  onCancel: () => void;
}

export function ConfirmBroadcastDialog({ message, onSent, onCancel }: Props) {
  const t = useText(broadcastMessages);
  const sending = useBroadcast();
  const send = () => sending.mutate(message, { onSuccess: saysAndCloses(t('sent', { title: message.title }), onSent) });
  return (
    <ConfirmSending
      title={t('confirmTitle')}
      confirmLabel={t('confirm')}
      busy={sending.isPending}
      failure={sending.isError ? t('failed', { error: sentenceOf(sending.error) }) : undefined}
      onConfirm={send}
      onCancel={onCancel}
    >
      <AskBeforeLeaving isSending={sending.isPending} isChanged={false} />
      <p>{t('confirmLead')}</p>
      <BroadcastPreview {...message} />
    </ConfirmSending>
  );
}
