import type { payoutAmountToSend, ResponseOf } from '@deepam/contracts';
import { WarningNotice } from '../../../components/warning-notice.js';
import { formatDay } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { payoutMessages } from '../messages.js';
import styles from './batches.module.css';

type Props = NonNullable<ResponseOf<typeof payoutAmountToSend>['filedBefore']> & {
  /** The payment of which a person says to know, by its reference. */
  known: string | undefined;
  onKnown: (reference: string | undefined) => void;
};

/** A file for the bank had this payout before: who pays it again may pay it twice. */
export function EarlierFile({ saidPaid, known, onKnown }: Props) {
  const t = useText(payoutMessages);
  const title = t('bankMayHavePaid');
  if (saidPaid === null) return <WarningNotice title={title} lead={t('filedBefore')} />;
  const { reference, utr, on } = saidPaid;
  const facts = { date: on === null ? '–' : formatDay(on), utr: utr ?? '–' };
  return (
    <WarningNotice title={title} lead={t('saidPaid', facts)}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={known === reference}
          onChange={({ target }) => onKnown(target.checked ? reference : undefined)}
        />
        {t('saidPaidKnown')}
      </label>
    </WarningNotice>
  );
}
