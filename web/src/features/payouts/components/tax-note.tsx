import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { payoutMessages } from '../messages.js';
import styles from './payouts.module.css';

export function TaxNote({ tax, net }: { tax: number | undefined; net: number | undefined }) {
  const t = useText(payoutMessages);
  if (tax === undefined || net === undefined || tax === 0) return null;
  return <span className={styles.soft}>{t('withTax', { tax: formatRupees(tax), net: formatRupees(net) })}</span>;
}
