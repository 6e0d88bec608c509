import type { SeenBefore } from '@deepam/contracts';
import { formatDate } from '../../lib/format/date.js';
import { useText } from '../../lib/i18n/use-text.js';
import { personName } from '../../components/ui/person-name.js';
import { StatusBadge } from '../../components/ui/status-badge.js';
import { isSamePayment } from './waiting-case.js';
import { WarningNotice } from '../../components/ui/warning-notice.js';
import { seenBeforeMessages } from './seen-before-messages.js';

export function SeenBeforeNotice({ seen }: { seen: readonly SeenBefore[] }) {
  const t = useText(seenBeforeMessages);
  if (seen.length === 0) return null;
  return (
    <WarningNotice
      tone={isSamePayment(seen) ? 'bad' : 'warn'}
      title={t(isSamePayment(seen) ? 'title' : 'alikeTitle')}
      lead={t('lead')}
    >
      <ul>
        {seen.map(({ kind, userId, name, at, match }) => (
          <li key={`${kind} ${userId} ${match}`}>
            {t(match, { name: personName(name), date: formatDate(at), kind: t(kind) })}
          </li>
        ))}
      </ul>
    </WarningNotice>
  );
}

export function SeenBeforeBadge({ seen }: { seen: readonly SeenBefore[] }) {
  const t = useText(seenBeforeMessages);
  if (seen.length === 0) return null;
  return isSamePayment(seen) ? (
    <StatusBadge tone="bad">{t('badge')}</StatusBadge>
  ) : (
    <StatusBadge tone="warn">{t('alikeBadge')}</StatusBadge>
  );
}
