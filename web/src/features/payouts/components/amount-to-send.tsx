import { Button } from '../../../components/button.js';
import { FieldError } from '../../../components/field.js';
import { CopiedValue, NumbersBox } from '../../../components/numbers-box.js';
import { LoadingState } from '../../../components/states.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { usePayableAmount } from '../api/payables.js';
import { payoutMessages } from '../messages.js';
import styles from './payouts.module.css';

/** Tax makes the amount that leaves the company's account smaller than the gross amount. */
export function AmountToSend({ query }: { query: ReturnType<typeof usePayableAmount> }) {
  const t = useText(payoutMessages);
  return (
    <NumbersBox title={t('toSend')}>
      {query.data && <Amount {...query.data} />}
      {query.isPending && <LoadingState />}
      {query.isError && (
        <>
          <FieldError text={t('toSendFailed', { error: sentenceOf(query.error) })} />
          <Button variant="secondary" size="small" onClick={() => void query.refetch()}>
            {t('tryAgain')}
          </Button>
        </>
      )}
    </NumbersBox>
  );
}

function Amount({ amount, tax, net, hasPan }: NonNullable<ReturnType<typeof usePayableAmount>['data']>) {
  const t = useText(payoutMessages);
  const facts = { amount: formatRupees(amount), tax: formatRupees(tax) };
  return (
    <>
      <p className={styles.toSend}>
        {net === 0 ? t('nothingToSend') : <CopiedValue value={formatRupees(net)} what={t('toSend')} />}
      </p>
      {tax > 0 && <p>{t(hasPan === false ? 'taxWithoutPan' : 'taxOfPayout', facts)}</p>}
    </>
  );
}
