import { type TableFormat, tableFormats } from '@deepam/contracts';
import { sentenceOf } from '../../lib/api/api-error.js';
import type { IdempotencyKey } from '../../lib/api/build-request.js';
import { useAction } from '../../lib/api/use-action.js';
import { indianDay } from '../../lib/format/indian-day.js';
import { saveFile } from '../../lib/files/save-file.js';
import { useText } from '../../lib/i18n/use-text.js';
import { showToast } from '../../lib/toast.js';
import { Icon } from './icon.js';
import { listMessages } from './list-messages.js';
import { MenuButton } from './menu-button.js';

interface Props {
  name: string | ((today: string) => string);
  what: string;
  /** The key belongs to one press, because the export itself is recorded in the audit trail. */
  load: (format: TableFormat, key: IdempotencyKey) => Promise<Blob>;
}

export function ExportButton({ name, what, load }: Props) {
  const t = useText(listMessages);
  const saving = useAction({
    mutationFn: load,
    gcTime: 0,
    onSuccess: (content, format) => {
      const today = indianDay(new Date());
      const file = `${typeof name === 'string' ? `${name}-${today}` : name(today)}.${format}`;
      saveFile(file, content);
      showToast(t('exported', { file }), 'success');
    },
    onError: (error) => showToast(t('exportFailed', { error: sentenceOf(error) }), 'failure'),
  });
  return (
    <MenuButton
      variant="secondary"
      menuLabel={`${t('download')}: ${what}`}
      busy={saving.isPending}
      items={tableFormats.map((format) => ({ label: t(`as.${format}`), onChoose: () => saving.mutate(format) }))}
    >
      {!saving.isPending && <Icon name="download" size={18} />}
      {t(saving.isPending ? 'exporting' : 'download')}
    </MenuButton>
  );
}
