import type { payoutAmountToSend, ResponseOf } from '@deepam/contracts';
import { useId } from 'react';
import choiceStyles from '../../../components/choices.module.css';
import { WarningNotice } from '../../../components/warning-notice.js';
import { formatDay } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { KnownPayment } from '../api/update-commission-status.js';
import { payoutMessages } from '../messages.js';
import { utrPart } from '../utr-part.js';
import styles from './batches.module.css';

type Props = NonNullable<ResponseOf<typeof payoutAmountToSend>['filedBefore']> & {
  /** What a person says to know of that payment. */
  known: KnownPayment | undefined;
  onKnown: (known: KnownPayment) => void;
};

/** A file for the bank had this payout before: who pays it again may pay it twice. */
export function EarlierFile({ saidPaid, known, onKnown }: Props) {
  const t = useText(payoutMessages);
  const name = useId();
  const title = t('bankMayHavePaid');
  if (saidPaid === null) return <WarningNotice title={title} lead={t('filedBefore')} />;
  const { reference, utr, on } = saidPaid;
  const facts = { utr: utrPart(utr) };
  return (
    <WarningNotice
      title={title}
      lead={on === null ? t('saidPaidUndated', facts) : t('saidPaid', { ...facts, date: formatDay(on) })}
    >
      <fieldset className={choiceStyles.choices}>
        <legend>{t('saidPaidKnown')}</legend>
        {[false, true].map((isSentToo) => (
          <label key={String(isSentToo)} className={styles.check}>
            <input
              type="radio"
              name={name}
              checked={known?.reference === reference && known.isSentToo === isSentToo}
              onChange={() => onKnown({ reference, isSentToo })}
            />
            {t(isSentToo ? 'sentToo' : 'nothingSent')}
          </label>
        ))}
      </fieldset>
    </WarningNotice>
  );
}
