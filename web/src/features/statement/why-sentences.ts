import { formatRupees } from '../../lib/format/money.js';
import type { Translate } from '../../lib/i18n/messages.js';
import type { Explanation } from './api.js';
import type { statementMessages } from './messages.js';

type T = Translate<(typeof statementMessages)['english']>;
type Level = Explanation['rows'][number];

export const percent = (basisPoints: number): string => `${Number((basisPoints / 100).toFixed(2))}%`;

export function levelSentence(t: T, { yours, outcome, amount, skipReason, name }: Level): string {
  if (outcome === 'credited') {
    if (amount === null) return t('paidOther');
    return yours || name === null
      ? t('paidYou', { amount: formatRupees(amount) })
      : t('paidName', { name, amount: formatRupees(amount) });
  }
  if (skipReason === null) return t('skippedOther');
  const reason = t(`skip.${skipReason}`);
  return yours || name === null ? t('skippedYou', { reason }) : t('skippedName', { name, reason });
}
