import type { ImportedStatement } from '@deepam/contracts';
import { ButtonLink } from '../../../components/ui/button.js';
import { formatCount } from '../../../lib/format/money.js';
import { counted } from '../../../lib/i18n/counted.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { bankMessages } from '../messages.js';
import styles from './bank.module.css';

export function ImportResult({ result }: { result: ImportedStatement }) {
  const t = useText(bankMessages);
  const { lines, newLines, leftOut, isKnown, matched, suggested, ambiguous, unmatched, reversed } = result;
  const toMatch = suggested + ambiguous + unmatched;
  return (
    <div className={styles.result} role="status">
      <p>
        <strong>
          {isKnown
            ? t('resultKnown')
            : t(counted('resultNew', lines), { lines: formatCount(lines), newLines: formatCount(newLines) })}
        </strong>
      </p>
      {leftOut > 0 && <p>{t('resultLeftOut', { count: formatCount(leftOut) })}</p>}
      <p>
        {t('resultCredits', {
          matched: formatCount(matched),
          suggested: formatCount(suggested),
          ambiguous: formatCount(ambiguous),
          unmatched: formatCount(unmatched),
        })}
      </p>
      {reversed > 0 && <p>{t(counted('resultReversed', reversed), { count: formatCount(reversed) })}</p>}
      {toMatch > 0 && (
        <div>
          <ButtonLink to="/bank?state=to-match#lines">{t('toMatch', { count: formatCount(toMatch) })}</ButtonLink>
        </div>
      )}
    </div>
  );
}
