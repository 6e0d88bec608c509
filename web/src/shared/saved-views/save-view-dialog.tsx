import { savedView, type SavedView, type ViewedList } from '@deepam/contracts';
import { sentenceOf } from '../../lib/api/api-error.js';
import { useText } from '../../lib/i18n/use-text.js';
import { announceAndClose } from '../../lib/announce-and-close.js';
import { FormDialog } from '../../components/ui/form-dialog.js';
import { savedViewMessages } from './saved-view-messages.js';
import { useSaveViews } from './saved-views-query.js';
import { TextField } from '../../components/ui/text-field.js';
import { useFormKit } from '../../components/ui/use-form-kit.js';
import { isNameTaken } from './view-names.js';

interface Props {
  list: ViewedList;
  revision: number;
  views: readonly SavedView[];
  query: string;
  onClose: () => void;
}

const viewSchema = savedView.pick({ name: true });

export function SaveViewDialog({ list, revision, views, query, onClose }: Props) {
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
