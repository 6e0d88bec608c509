import type { BankDetailsView } from '@deepam/contracts';
import { Button } from '../../../components/button.js';
import { CopyButton } from '../../../components/copy-button.js';
import { FieldError } from '../../../components/field.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { usePayoutBankDetails } from '../api/payout-bank-details.js';
import { payoutMessages } from '../messages.js';
import styles from './payouts.module.css';

/** Where a payout is to be paid to: masked until the head asks, then with buttons to copy it. */
export function BankDetails({ payoutId }: { payoutId: string }) {
  const t = useText(payoutMessages);
  const reveal = usePayoutBankDetails();
  const clear = reveal.data;
  return (
    <section className={styles.bank} aria-label={t('payFirst')}>
      <h3>{t('payFirst')}</h3>
      {clear && clear.bankAccountNo === null && clear.ifscCode === null ? (
        <p>{t('bankNone', { name: clear.name })}</p>
      ) : (
        <dl>
          {rowsOf(clear).map(({ key, value }) => (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>
                {clear === undefined ? t('bankMasked') : (value ?? '–')}
                {value !== null && <CopyButton value={value} what={t(key)} />}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {clear === undefined && (
        <Button variant="secondary" size="small" busy={reveal.isPending} onClick={() => reveal.mutate(payoutId)}>
          {t('showBank')}
        </Button>
      )}
      {reveal.isError && <FieldError text={t('bankFailed', { error: sentenceOf(reveal.error) })} />}
    </section>
  );
}

const rowsOf = (clear: BankDetailsView | undefined) =>
  [
    { key: 'bankHolder', value: clear?.name ?? null },
    { key: 'bankAccount', value: clear?.bankAccountNo ?? null },
    { key: 'bankIfsc', value: clear?.ifscCode ?? null },
  ] as const;
