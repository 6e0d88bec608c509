import { formatDateTime } from '../lib/format/date.js';
import { useText } from '../lib/i18n/use-text.js';
import { line } from '../lib/line.js';
import { useStore } from '../lib/store.js';
import { componentMessages } from './messages.js';

/** Why what the server does cannot be done now: there is no line. Undefined while there is one. */
export function useLineReason(): string | undefined {
  const t = useText(componentMessages);
  const { isUp, heardAt } = useStore(line);
  if (isUp) return undefined;
  return heardAt === null
    ? t('needsLine')
    : t('needsLineSince', { time: formatDateTime(new Date(heardAt).toISOString()) });
}
