import type { StatementRow } from '@deepam/contracts';
import { personName } from '../../components/ui/person-name.js';
import type { Translate } from '../../lib/i18n/messages.js';
import type { statementMessages } from './messages.js';

type T = Translate<(typeof statementMessages)['english']>;

export function entrySentence(t: T, { kind, from, level, isReversal }: StatementRow): string {
  const source =
    from !== null && level !== null ? { name: personName(from.name), code: from.referralCode, level } : null;
  switch (kind) {
    case 'commission':
      return source === null ? t('commission') : t('kind.commission', source);
    case 'correction':
      if (source === null) return t('kind.correction');
      return t(isReversal === true ? 'reversalOf' : 'correctionOf', source);
    default:
      return t(`kind.${kind}`);
  }
}

export const isExplained = (row: StatementRow): row is StatementRow & { saleId: string; level: number } =>
  row.saleId !== null && row.level !== null;

/** Credits and corrections change the income; all other rows only move it. */
export const isIncome = ({ kind }: StatementRow): boolean =>
  kind === 'commission' || kind === 'making-charge' || kind === 'adjustment' || kind === 'correction';
