import { maxSavedViews, type ViewedList, savedView, type SavedView } from '@deepam/contracts';
import { useRef, useState } from 'react';
import { formatCount } from '../../lib/format/money.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useAddressValues } from '../../lib/use-address-values.js';
import { changeTo, stateIn } from '../../lib/viewed-state.js';
import { Button } from '../../components/ui/button.js';
import { Icon } from '../../components/ui/icon.js';
import { RowCount, useSeen } from './row-count.js';
import { ManageViewsDialog } from './manage-views-dialog.js';
import { savedViewMessages } from './saved-view-messages.js';
import { useSavedViews, useViewCounts, type ViewCount, useSaveViews } from './saved-views-query.js';
import styles from './saved-views.module.css';
import { sentenceOf } from '../../lib/api/api-error.js';
import { announceAndClose } from '../../lib/announce-and-close.js';
import { FormDialog } from '../../components/ui/form-dialog.js';
import { TextField } from '../../components/ui/text-field.js';
import { useFormKit } from '../../components/ui/use-form-kit.js';
import { isNameTaken } from './view-names.js';

interface SaveViewDialogProps {
  list: ViewedList;
  revision: number;
  views: readonly SavedView[];
  query: string;
  onClose: () => void;
}

const viewSchema = savedView.pick({ name: true });

function SaveViewDialog({ list, revision, views, query, onClose }: SaveViewDialogProps) {
  const t = useText(savedViewMessages);
  const saving = useSaveViews(list);
  const { form, field } = useFormKit({
    schema: viewSchema.refine(({ name }) => !isNameTaken(name, views), { path: ['name'] }),
    blank: { name: '' },
    sentences: { name: (_issue, typed) => t(isNameTaken(typed, views) ? 'nameTaken' : 'nameNeeded') },
    onValid: ({ name }) =>
      saving.mutate(
        { revision, views: [...views, { name, query }] },
        { onSuccess: announceAndClose(t('saved', { name }), onClose) },
      ),
  });
  return (
    <FormDialog
      title={t('save')}
      form={form}
      submitLabel={t('keep')}
      busy={saving.isPending}
      failure={saving.isError ? t('failed', { error: sentenceOf(saving.error) }) : undefined}
      onClose={onClose}
    >
      <p>{t('saveLead')}</p>
      <TextField {...field('name')} label={t('name')} maxLength={60} autoComplete="off" required />
    </FormDialog>
  );
}

interface Props {
  list: ViewedList;
  names: readonly string[];
  count?: ViewCount;
}

export function SavedViews({ list, names, count: counting }: Props) {
  const t = useText(savedViewMessages);
  const [params, change] = useAddressValues();
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(box);
  const { isKnown, revision, views } = useSavedViews(list);
  const counts = useViewCounts(counting, views, isSeen);
  const [open, setOpen] = useState<'save' | 'manage' | null>(null);
  const present = stateIn(params, names);
  const states = views.map(({ query }) => stateIn(new URLSearchParams(query), names));
  const canSave = present !== '' && !states.includes(present);
  const close = () => setOpen(null);
  return (
    <div ref={box} role="group" className={styles.views} aria-label={t('title')} data-screen-only>
      {views.map(({ name, query }, index) => {
        const count = counts[index];
        const isPresent = states[index] === present;
        return (
          <Button
            key={name}
            size="small"
            variant="secondary"
            className={styles.view}
            aria-pressed={isPresent}
            onClick={() => change(changeTo(isPresent ? '' : query, names))}
          >
            <span className={styles.name}>{name}</span>
            <RowCount count={count} />
          </Button>
        );
      })}
      {isKnown && canSave && (
        <Button
          size="small"
          variant="quiet"
          needsConnection
          aria-haspopup="dialog"
          disabled={views.length >= maxSavedViews}
          title={views.length >= maxSavedViews ? t('full', { count: formatCount(maxSavedViews) }) : undefined}
          onClick={() => setOpen('save')}
        >
          <Icon name="plus" size={18} />
          {t('save')}
        </Button>
      )}
      {views.length > 0 && (
        <Button size="small" variant="quiet" needsConnection aria-haspopup="dialog" onClick={() => setOpen('manage')}>
          {t('manage')}
        </Button>
      )}
      {open === 'save' && (
        <SaveViewDialog list={list} revision={revision} views={views} query={present} onClose={close} />
      )}
      {open === 'manage' && <ManageViewsDialog list={list} revision={revision} views={views} onClose={close} />}
    </div>
  );
}
