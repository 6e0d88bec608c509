import { broadcast } from '@deepam/contracts';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Card } from '../../../components/ui/surface.js';
import { TextAreaField, TextField } from '../../../components/ui/text-field.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';
import { AskBeforeLeaving } from '../../../components/ui/use-leaving.js';
import { formatCount } from '../../../lib/format/money.js';
import { counted } from '../../../lib/i18n/counted.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { broadcastMessages } from '../messages.js';
import styles from './broadcast.module.css';
import { ConfirmSending } from '../../../shared/decisions/confirm-sending.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { announceAndClose } from '../../../lib/announce-and-close.js';
import { useBroadcast } from '../api.js';
import { Icon } from '../../../components/ui/icon.js';

const longest = { title: 100, body: 1000 } as const;

export function BroadcastForm({ onSent }: { onSent: () => void }) {
  const t = useText(broadcastMessages);
  const [sure, setSure] = useState(false);
  const { form, values, field, reset } = useFormKit({
    schema: broadcast.body!,
    blank: { title: '', body: '' },
    sentences: { title: t('headingNeeded'), body: t('textNeeded') },
    onValid: () => setSure(true),
  });
  const message = { title: values.title.trim(), body: values.body.trim() };
  const charactersLeft = (count: number) => t(counted('left', count), { count: formatCount(count) });
  const bind = (name: keyof typeof longest) => ({
    ...field(name),
    hint: charactersLeft(longest[name] - values[name].length),
    maxLength: longest[name],
    required: true,
  });

  return (
    <Card aria-label={t('write')} className={styles.part}>
      <AskBeforeLeaving isSending={false} isChanged={form['data-changed'] === true} />
      <div className={styles.columns}>
        <form className={styles.part} {...form}>
          <TextField {...bind('title')} label={t('heading')} />
          <TextAreaField {...bind('body')} label={t('text')} rows={5} />
          <div>
            <Button type="submit" aria-haspopup="dialog">
              {t('send')}
            </Button>
          </div>
        </form>
        <BroadcastPreview {...message} />
      </div>
      {sure && (
        <ConfirmBroadcastDialog
          message={message}
          onSent={() => {
            reset();
            setSure(false);
            onSent();
          }}
          onCancel={() => setSure(false)}
        />
      )}
    </Card>
  );
}

interface Props {
  message: { title: string; body: string };
  onSent: () => void;
  onCancel: () => void;
}

function ConfirmBroadcastDialog({ message, onSent, onCancel }: Props) {
  const t = useText(broadcastMessages);
  const sending = useBroadcast();
  const send = () =>
    sending.mutate(message, { onSuccess: announceAndClose(t('sent', { title: message.title }), onSent) });
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

function BroadcastPreview({ title, body }: { title: string; body: string }) {
  const t = useText(broadcastMessages);
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.soft}>{t('preview')}</figcaption>
      <div className={styles.note}>
        <span className={styles.icon}>
          <Icon name="bell" size={22} />
        </span>
        <div className={styles.words}>
          <p className={styles.head}>
            <strong className={title === '' ? styles.soft : undefined}>{title || t('previewHeading')}</strong>
            <span className={styles.soft}>{t('now')}</span>
          </p>
          <p className={`${styles.text} ${body === '' ? styles.soft : ''}`}>{body || t('previewText')}</p>
        </div>
      </div>
    </figure>
  );
}
