import { sentenceOf } from '../lib/api/api-error.js';
import type { IdempotencyKey } from '../lib/api/build-request.js';
import { useAction } from '../lib/api/use-action.js';
import { indianDay } from '../lib/format/indian-day.js';
import { saveFile } from '../lib/files/save-file.js';
import { useText } from '../lib/i18n/use-text.js';
import { showToast } from '../lib/toast.js';
import { Button } from './button.js';
import { deskMessages } from './desk-messages.js';
import { Icon } from './icon.js';

interface Props {
  /** The file is called `<name>-<today>.csv`. */
  name: string;
  /** Names what is saved for a screen reader. */
  what: string;
  /** With the key of this press, for a call that changes something: the trail of who read what. */
  load: (key: IdempotencyKey) => Promise<Blob>;
}

/** Saves a list, as it is filtered now, as a file for spreadsheets. */
export function ExportButton({ name, what, load }: Props) {
  const t = useText(deskMessages);
  const saving = useAction({
    mutationFn: (_press: void, key) => load(key),
    gcTime: 0,
    onSuccess: (content) => {
      const file = `${name}-${indianDay(new Date())}.csv`;
      saveFile(file, content);
      showToast(t('exported', { file }), 'success');
    },
    onError: (error) => showToast(t('exportFailed', { error: sentenceOf(error) }), 'failure'),
  });
  return (
    <Button
      variant="secondary"
      aria-label={`${t('exportCsv')}: ${what}`}
      busy={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {!saving.isPending && <Icon name="download" size={18} />}
      {t(saving.isPending ? 'exporting' : 'exportCsv')}
    </Button>
  );
}
