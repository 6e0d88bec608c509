import { broadcast } from '@deepam/contracts';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { Card } from '../../../components/surface.js';
import { TextAreaField, TextField } from '../../../components/text-field.js';
import { useFormKit } from '../../../components/use-form-kit.js';
import { AskBeforeLeaving } from '../../../components/use-leaving.js';
import { formatCount } from '../../../lib/format/money.js';
import { counted } from '../../../lib/i18n/counted.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { broadcastMessages } from '../messages.js';
import { BroadcastPreview } from './broadcast-preview.js';
import styles from './broadcast.module.css';
import { ConfirmBroadcastDialog } from './confirm-broadcast-dialog.js';

const longest = { title: 100, body: 1000 } as const;

export function BroadcastForm() {
  const t = useText(broadcastMessages);
  const [sure, setSure] = useState(false);
  const { form, values, field, reset } = useFormKit({
    schema: broadcast.body!,
    blank: { title: '', body: '' },
    sentences: { title: t('headingNeeded'), body: t('textNeeded') },
    onValid: () => setSure(true),
  });
  const message = { title: values.title.trim(), body: values.body.trim() };
  const left = (count: number) => t(counted('left', count), { count: formatCount(count) });
  const bind = (name: keyof typeof longest) => ({
    ...field(name),
    hint: left(longest[name] - values[name].length),
    maxLength: longest[name],
    required: true,
  });

  return (
    <Card aria-labelledby="write-title" className={styles.part}>
      <AskBeforeLeaving isSending={false} isChanged={form['data-changed'] === true} />
      <h2 id="write-title">{t('write')}</h2>
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
          }}
          onCancel={() => setSure(false)}
        />
      )}
    </Card>
  );
}
