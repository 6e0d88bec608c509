import { formatDay } from '../../lib/format/date.js';
import type { Translate } from '../../lib/i18n/messages.js';
import type { statementMessages } from './messages.js';
import type { Period } from '../../lib/period.js';

export function periodSentence(t: Translate<(typeof statementMessages)['english']>, { from, to }: Period): string {
  if (from !== '' && to !== '') return t('span', { from: formatDay(from), to: formatDay(to) });
  if (from !== '') return t('since', { day: formatDay(from) });
  return to === '' ? t('whole') : t('until', { day: formatDay(to) });
}
