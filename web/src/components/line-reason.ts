import { formatSince } from '../lib/format/date.js';
import { useText } from '../lib/i18n/use-text.js';
import { line } from '../lib/line.js';
import { useStore } from '../lib/store.js';
import { componentMessages } from './messages.js';

interface LineReason {
  /** Beside the bar that says since when. */
  readonly short: string;
  /** Where a dialog covers that bar. */
  readonly full: string;
}

/** Why what the server does cannot be done now: there is no line. Undefined while there is one. */
export function useLineReason(): LineReason | undefined {
  const t = useText(componentMessages);
  const { isUp, heardAt } = useStore(line);
  if (isUp) return undefined;
  const full = heardAt === null ? t('needsLine') : t('needsLineSince', { time: formatSince(new Date(heardAt)) });
  return { short: t('needsInternet'), full };
}
