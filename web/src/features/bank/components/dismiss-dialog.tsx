import type { BankLineView } from '@deepam/contracts';
import { ConfirmSending } from '../../../shared/decisions/confirm-sending.js';
import { DetailList } from '../../../components/ui/detail-list.js';
import { Narration } from '../../../components/ui/narration.js';
import { personName } from '../../../components/ui/person-name.js';
import { formatDay } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { bankMessages } from '../messages.js';

interface Props {
  line: BankLineView;
  busy: boolean;
  onDismiss: () => void;
  onClose: () => void;
}

/** The credit is named, so that the clerk does not dismiss another one. */
export function DismissDialog({ line, busy, onDismiss, onClose }: Props) {
  const t = useText(bankMessages);
  const { amount, date, reversedOn = date, bankNumbers = [], reference, narration, state, payments } = line;
  const number = bankNumbers[0] ?? reference;
  const payer = state === 'matched' ? payments[0] : undefined;
  return (
    <ConfirmSending
      title={t('dismissReversal')}
      confirmLabel={t('dismissReversal')}
      busy={busy}
      onConfirm={onDismiss}
      onCancel={onClose}
    >
      <DetailList
        rows={[
          [t('column.amount'), formatRupees(amount)],
          [t('column.date'), formatDay(date)],
          [t('bankNumber'), number === '' ? t('noUtr') : number],
          [t('column.narration'), <Narration key="narration" text={narration} />],
          ...(payer === undefined ? [] : [[t('name'), personName(payer.name)] as const]),
        ]}
      />
      <p>{t('dismissLead', { date: formatDay(reversedOn) })}</p>
    </ConfirmSending>
  );
}
