import { DialogButtons } from '../../../components/ui/dialog-buttons.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useLinkedId } from '../../../lib/use-linked-id.js';
import { payoutMessages } from '../messages.js';
import { CommissionHistoryDialog } from './commission-history-dialog.js';
import { RequestCommission } from './request-payout.js';

/** `mayRequest` is false if the server would reject a request. */
export function CommissionActions({ mayRequest }: { mayRequest: boolean }) {
  const t = useText(payoutMessages);
  const [linked, unlink] = useLinkedId('payout');
  return (
    <>
      <DialogButtons
        choices={[
          {
            label: t('requestButton'),
            disabled: !mayRequest,
            dialog: (close) => <RequestCommission from="commission" onClose={close} />,
          },
          {
            label: t('historyButton'),
            isRead: true,
            dialog: (close) => <CommissionHistoryDialog title={t('historyTitle')} onClose={close} />,
          },
        ]}
      />
      {linked !== null && (
        <CommissionHistoryDialog key={linked} title={t('historyTitle')} payoutId={linked} onClose={unlink} />
      )}
    </>
  );
}
