import type { TaxRatesView } from '@deepam/contracts';
import { useText } from '../../../lib/i18n/use-text.js';
import { taxMessages } from '../messages.js';
import { termNames } from '../tax-draft.js';
import styles from './tax.module.css';
import { useTermWords } from './use-term-words.js';

/** The terms of one version. */
export function RateTerms({ of }: { of: TaxRatesView }) {
  const t = useText(taxMessages);
  const words = useTermWords();
  const [, ...shown] = termNames;
  return (
    <dl className={styles.facts} aria-label={t('rates')}>
      {shown.map((name) => (
        <div key={name}>
          <dt>{words.nameOf(name)}</dt>
          <dd>{words.valueOf(name, of)}</dd>
        </div>
      ))}
    </dl>
  );
}
