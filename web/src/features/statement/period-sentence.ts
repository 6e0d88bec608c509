import { formatDay } from '../../lib/format/date.js';
import type { Translate } from '../../lib/i18n/messages.js';
import type { statementMessages } from './messages.js';
import type { Period } from '../../lib/period.js';

/** "1 Apr 2026 to 23 Nov 2026" */
export function periodSentence(t: Translate<(typeof statementMessages)['english']>, { from, to }: Period): string {
  if (from !== '' && to !== '') return t('span', { from: formatDay(from), to: formatDay(to) });
  if (from !== '') return t('since', { day: formatDay(from) });
  return to === '' ? t('whole') : t('until', { day: formatDay(to) });
}
