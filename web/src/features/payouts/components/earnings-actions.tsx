import { DialogButtons } from '../../../components/ui/dialog-buttons.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useLinkedId } from '../../../lib/use-linked-id.js';
import { payoutMessages } from '../messages.js';
import { CommissionHistoryDialog } from './commission-history-dialog.js';
import { RequestCommission } from './request-payout.js';

interface Props {
  mayWithdraw: boolean;
  showPayouts: boolean;
}

export function EarningsActions({ mayWithdraw, showPayouts }: Props) {
  const t = useText(payoutMessages);
  const [linked, unlink] = useLinkedId('payout');
  const payouts = {
    label: t('payoutsButton'),
    isRead: true,
    dialog: (close: () => void) => <CommissionHistoryDialog title={t('payoutsTitle')} onClose={close} />,
  };
  return (
    <>
      <DialogButtons
        hasPrimary={showPayouts}
        choices={[
          {
            label: t('withdrawButton'),
            disabled: !mayWithdraw,
            dialog: (close) => <RequestCommission from="earnings" onClose={close} />,
          },
          ...(showPayouts ? [payouts] : []),
        ]}
      />
      {showPayouts && linked !== null && (
        <CommissionHistoryDialog key={linked} title={t('payoutsTitle')} payoutId={linked} onClose={unlink} />
      )}
    </>
  );
}
