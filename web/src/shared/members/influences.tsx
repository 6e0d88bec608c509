import type { AccountInfluence } from '@deepam/contracts';
import { formatDateTime } from '../../lib/format/date.js';
import { useText } from '../../lib/i18n/use-text.js';
import { memberAccountMessages } from './member-account-messages.js';

const sentences = { made: 'madeBy', mobile: 'mobileBy', password: 'passwordBy' } as const;

export function Influences({ influences }: { influences: readonly AccountInfluence[] }) {
  const t = useText(memberAccountMessages);
  return (
    <ul>
      {influences.map(({ kind, by, at }) => (
        <li key={`${kind} ${at}`}>{t(sentences[kind], { name: by ?? t('operator'), date: formatDateTime(at) })}</li>
      ))}
    </ul>
  );
}
