import type { SavedView, ViewedList } from '@deepam/contracts';
import { useState } from 'react';
import { sentenceOf } from '../../lib/api/api-error.js';
import { useText } from '../../lib/i18n/use-text.js';
import { announceAndClose } from '../../lib/announce-and-close.js';
import { Button } from '../../components/ui/button.js';
import { FormDialog } from '../../components/ui/form-dialog.js';
import type { FieldIssue } from '../../components/ui/form-validation.js';
import { savedViewMessages } from './saved-view-messages.js';
import { useSaveViews } from './saved-views-query.js';
import styles from './saved-views.module.css';
import { TextField } from '../../components/ui/text-field.js';
import { useFormKit } from '../../components/ui/use-form-kit.js';
import { viewNames } from './view-names.js';

interface Props {
  list: ViewedList;
  revision: number;
  views: readonly SavedView[];
  onClose: () => void;
}

export function ManageViewsDialog({ list, revision, views, onClose }: Props) {
  const t = useText(savedViewMessages);
  const saving = useSaveViews(list);
  // Another device may change the views during the edit.
  const [before] = useState(() => views.map((view, at) => ({ ...view, field: `view${at}` })));
  const ofEach = <Value,>(valueOf: (view: SavedView) => Value): Record<string, Value> =>
    Object.fromEntries(before.map((view) => [view.field, valueOf(view)]));
  const { form, field, values, set } = useFormKit({
    schema: viewNames,
    blank: ofEach<string | null>(({ name }) => name),
    sentences: ofEach(() => (issue: FieldIssue) => t(issue === 'custom' ? 'nameTaken' : 'nameNeeded')),
    onValid: (names) =>
      saving.mutate(
        {
          revision,
          views: before.flatMap(({ field: of, query }) => {
            const name = names[of] ?? null;
            return name === null ? [] : [{ name, query }];
          }),
        },
        { onSuccess: announceAndClose(t('changed'), onClose) },
      ),
  });
  const left = before.filter((view) => values[view.field] !== null);

  return (
    <FormDialog
      title={t('title')}
      form={form}
      submitLabel={t('keep')}
      disabled={form['data-changed'] !== true}
      busy={saving.isPending}
      failure={saving.isError ? t('failed', { error: sentenceOf(saving.error) }) : undefined}
      onClose={onClose}
    >
      {left.length === 0 && <p role="status">{t('none')}</p>}
      {left.map(({ field: of, name: was }) => (
        <div key={of} className={styles.named}>
          <TextField {...field(of)} label={t('name')} defaultValue={was} maxLength={60} autoComplete="off" />
          <Button variant="secondary" aria-label={t('removeNamed', { name: was })} onClick={() => set(of, null)}>
            {t('remove')}
          </Button>
        </div>
      ))}
    </FormDialog>
  );
}
