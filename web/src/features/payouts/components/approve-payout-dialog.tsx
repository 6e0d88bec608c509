import { useState } from 'react';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { saysAndCloses } from '../../../lib/says-and-closes.js';
import { useAmountToSend } from '../api/amount-to-send.js';
import { type KnownPayment, useUpdateCommissionStatus } from '../api/update-commission-status.js';
import { payoutMessages } from '../messages.js';
import { EarlierFile } from './earlier-file.js';
import type { DecisionProps } from './decision-props.js';
import { PayoutToSend } from './payout-to-send.js';

/** Approves a payout, with an optional picture of the payment, or asks a second person to. */
export function ApprovePayoutDialog({ payout, onClose }: DecisionProps) {
  const t = useText(payoutMessages);
  const toSend = useAmountToSend(payout._id);
  const [chosen, setChosen] = useState<KnownPayment>();
  const update = useUpdateCommissionStatus();
  const facts = { amount: formatRupees(payout.amount), name: payout.member.name };
  const filedBefore = toSend.data?.filedBefore;
  const said = filedBefore?.saidPaid?.reference;
  // It may have come back, or been paid by another one, while the dialog was open.
  const known = chosen?.reference === said ? chosen : undefined;
  return (
    <PayoutToSend
      {...{ payout, facts, toSend, sending: update, onClose }}
      title={t('approveTitle')}
      confirmLabel={t('approve')}
      leadOf={(needsSecondPerson) => t(needsSecondPerson === true ? 'askLead' : 'approveLead', facts)}
      warning={filedBefore && <EarlierFile {...filedBefore} known={known} onKnown={setChosen} />}
      bankTitle={said === undefined && toSend.data?.needsSecondPerson === false ? 'payFirst' : 'bankDetails'}
      isReady={said === undefined || known !== undefined}
      onConfirm={(sent) =>
        update.mutate(
          { userId: payout.member._id, commissionId: payout._id, status: 'Approved', known, ...sent },
          { onAwaits: onClose, onSuccess: saysAndCloses(t('approved', facts), onClose) },
        )
      }
    />
  );
}
