import { formatSince } from '../../lib/format/date.js';
import { useText } from '../../lib/i18n/use-text.js';
import { connectivity } from '../../lib/connectivity.js';
import { useStore } from '../../lib/store.js';
import { componentMessages } from './messages.js';

interface OfflineReason {
  readonly short: string;
  readonly full: string;
}

export function useOfflineReason(): OfflineReason | undefined {
  const t = useText(componentMessages);
  const { isOnline, lastOnlineAt } = useStore(connectivity);
  if (isOnline) return undefined;
  const full =
    lastOnlineAt === null
      ? t('needsConnection')
      : t('needsConnectionSince', { time: formatSince(new Date(lastOnlineAt)) });
  return { short: t('needsInternet'), full };
}
