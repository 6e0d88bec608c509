import { WarningNotice } from '../../../components/warning-notice.js';
import { formatDate } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { saysAndCloses } from '../../../lib/says-and-closes.js';
import { useAmountToSend } from '../api/amount-to-send.js';
import { useRecordPayoutSent } from '../api/record-payout-sent.js';
import { payoutMessages } from '../messages.js';
import type { DecisionProps } from './decision-props.js';
import { PayoutToSend } from './payout-to-send.js';

/** Records that a payout whose payment came back, or that nobody has recorded as sent in time, was sent again, or asks a second person for it. */
export function SendAgainDialog({ payout, onClose }: DecisionProps) {
  const t = useText(payoutMessages);
  const { _id: payoutId, member, amount, net = amount, cameBackAt, toSend: granted } = payout;
  const toSend = useAmountToSend(payoutId);
  const record = useRecordPayoutSent();
  const asking = cameBackAt === undefined ? 'askLead' : 'askAgainLead';
  const facts = { amount: formatRupees(net), name: member.name };
  return (
    <PayoutToSend
      {...{ payout, facts, toSend, sending: record, onClose }}
      title={t(cameBackAt === undefined ? 'sendTitle' : 'sendAgainTitle')}
      confirmLabel={t('recordSent')}
      leadOf={(needsSecondPerson) =>
        // A release that does not say is told of both.
        t(needsSecondPerson === undefined ? 'sendAgainLead' : needsSecondPerson ? asking : 'sendNowLead', facts)
      }
      warning={
        cameBackAt === undefined ? (
          granted?.isOverdue && <WarningNotice title={t('statusToSend')} lead={t('overdue')} />
        ) : (
          <WarningNotice title={t('statusCameBack')} lead={t('cameBackLead', { date: formatDate(cameBackAt) })} />
        )
      }
      bankTitle="bankDetails"
      isReady
      onConfirm={(sent) =>
        record.mutate(
          { payoutId, ...sent },
          {
            onAwaits: onClose,
            onSuccess: saysAndCloses(t(cameBackAt === undefined ? 'recorded' : 'recordedSent', facts), onClose),
          },
        )
      }
    />
  );
}
