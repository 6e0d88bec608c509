import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.js';
import { Card } from '../../../components/surface.js';
import { TextAreaField, TextField } from '../../../components/text-field.js';
import { focusFirstFault } from '../../../lib/focus-first-fault.js';
import { formatCount } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { broadcastMessages } from '../messages.js';
import { BroadcastPreview } from './broadcast-preview.js';
import styles from './broadcast.module.css';
import { ConfirmBroadcastDialog } from './confirm-broadcast-dialog.js';

/** As the server takes them. */
const longest = { title: 100, body: 1000 } as const;
const nothing = { title: '', body: '' };

/** Title and text, with how they will look; nothing is sent without one more question. */
export function BroadcastForm() {
  const t = useText(broadcastMessages);
  const [draft, setDraft] = useState(nothing);
  const [tried, setTried] = useState(false);
  const [sure, setSure] = useState(false);
  const message = { title: draft.title.trim(), body: draft.body.trim() };
  const left = (field: keyof typeof longest) => t('left', { count: formatCount(longest[field] - draft[field].length) });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (message.title === '' || message.body === '') focusFirstFault(event.currentTarget);
    else setSure(true);
  };

  return (
    <Card aria-labelledby="write-title" className={styles.part}>
      <h2 id="write-title">{t('write')}</h2>
      <div className={styles.columns}>
        <form className={styles.part} noValidate onSubmit={submit}>
          <TextField
            label={t('heading')}
            hint={left('title')}
            maxLength={longest.title}
            required
            value={draft.title}
            error={tried && message.title === '' ? t('headingNeeded') : undefined}
            onChange={({ target }) => setDraft({ ...draft, title: target.value })}
          />
          <TextAreaField
            label={t('text')}
            hint={left('body')}
            rows={5}
            maxLength={longest.body}
            required
            value={draft.body}
            error={tried && message.body === '' ? t('textNeeded') : undefined}
            onChange={({ target }) => setDraft({ ...draft, body: target.value })}
          />
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
            setDraft(nothing);
            setTried(false);
            setSure(false);
          }}
          onCancel={() => setSure(false)}
        />
      )}
    </Card>
  );
}
