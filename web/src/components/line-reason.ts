import { formatSince } from '../lib/format/date.js';
import { useText } from '../lib/i18n/use-text.js';
import { line } from '../lib/line.js';
import { useStore } from '../lib/store.js';
import { componentMessages } from './messages.js';

interface LineReason {
  readonly short: string;
  readonly full: string;
}

/** The reason why a server action is impossible now; undefined with a connection. */
export function useLineReason(): LineReason | undefined {
  const t = useText(componentMessages);
  const { isUp, heardAt } = useStore(line);
  if (isUp) return undefined;
  const full = heardAt === null ? t('needsLine') : t('needsLineSince', { time: formatSince(new Date(heardAt)) });
  return { short: t('needsInternet'), full };
}
