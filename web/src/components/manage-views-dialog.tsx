import type { SavedView, ViewedList } from '@deepam/contracts';
import { type FormEvent, useId, useState } from 'react';
import { sentenceOf } from '../lib/api/api-error.js';
import { focusFirstInvalid } from '../lib/focus-first-invalid.js';
import { useText } from '../lib/i18n/use-text.js';
import { saysAndCloses } from '../lib/says-and-closes.js';
import { Button } from './button.js';
import { Dialog } from './dialog.js';
import { dialogMessages } from './dialog-messages.js';
import { FieldError } from './field.js';
import formStyles from './form.module.css';
import { savedViewMessages } from './saved-view-messages.js';
import { useSaveViews } from './saved-views-query.js';
import styles from './saved-views.module.css';
import { TextField } from './text-field.js';
import { useLeaving } from './use-leaving.js';
import { nameIssue } from './view-names.js';

interface Props {
  list: ViewedList;
  revision: number;
  views: readonly SavedView[];
  onClose: () => void;
}

/** Gives views other names, or removes them; nothing is done before it is saved. */
export function ManageViewsDialog({ list, revision, views, onClose }: Props) {
  const t = useText(savedViewMessages);
  const say = useText(dialogMessages);
  const id = useId();
  const saving = useSaveViews(list);
  const [draft, setDraft] = useState(() => views.map((view) => ({ ...view, was: view.name })));
  const issues = draft.map((_view, at) => nameIssue(draft, at));
  const isChanged = draft.length !== views.length || draft.some(({ name, was }) => name !== was);
  const leaving = useLeaving({ isSending: saving.isPending, isChanged, onClose });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (issues.some((issue) => issue !== null)) return focusFirstInvalid(event.currentTarget);
    saving.mutate(
      { revision, views: draft.map(({ name, query }) => ({ name, query })) },
      { onSuccess: saysAndCloses(t('changed'), onClose) },
    );
  };

  return (
    <>
      <Dialog
        open
        title={t('title')}
        onClose={leaving.leave}
        footer={
          <>
            <Button variant="secondary" onClick={leaving.cancel}>
              {say('cancel')}
            </Button>
            <Button type="submit" form={id} busy={saving.isPending} disabled={!isChanged}>
              {t('keep')}
            </Button>
          </>
        }
      >
        <form id={id} className={formStyles.form} noValidate onSubmit={submit}>
          {draft.length === 0 && <p role="status">{t('none')}</p>}
          {draft.map(({ name, was }, at) => {
            const issue = issues[at] ?? null;
            return (
              <div key={was} className={styles.named}>
                <TextField
                  label={t('name')}
                  value={name}
                  maxLength={60}
                  autoComplete="off"
                  error={issue === null ? undefined : t(issue)}
                  onChange={({ target }) => setDraft(draft.with(at, { ...draft[at]!, name: target.value }))}
                />
                <Button
                  variant="secondary"
                  aria-label={t('removeNamed', { name: was })}
                  onClick={() => setDraft(draft.toSpliced(at, 1))}
                >
                  {t('remove')}
                </Button>
              </div>
            );
          })}
          {saving.isError && <FieldError text={t('failed', { error: sentenceOf(saving.error) })} />}
        </form>
      </Dialog>
      {leaving.question}
    </>
  );
}
