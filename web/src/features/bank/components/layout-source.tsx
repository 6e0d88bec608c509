import type { StatementPreview } from '@deepam/contracts';
import { formatDate } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { bankMessages } from '../messages.js';

export function LayoutSource({ preview: { source, confirmed, bank } }: { preview: StatementPreview }) {
  const t = useText(bankMessages);
  const sources = {
    confirmed: () =>
      t('sourceConfirmed', { name: confirmed?.by ?? t('company'), date: confirmed ? formatDate(confirmed.at) : '' }),
    chosen: () => t('sourceChosen'),
    template: () => t('sourceTemplate', { bank: bank ?? '' }),
    guessed: () => t('sourceGuessed'),
    unknown: () => t('sourceUnknown'),
  };
  return <p>{sources[source]()}</p>;
}
