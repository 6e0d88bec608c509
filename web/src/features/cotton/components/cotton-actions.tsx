import { DialogButtons } from '../../../components/dialog-buttons.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useLinkedId } from '../../../lib/use-linked-id.js';
import { cottonMessages } from '../messages.js';
import { CottonHistoryDialog } from './cotton-history-dialog.js';
import { RequestCottonDialog } from './request-cotton-dialog.js';

/** The two buttons of the cotton card, and what they, or a link to an order, open. */
export function CottonActions() {
  const t = useText(cottonMessages);
  const [linked, forget] = useLinkedId('order');
  return (
    <>
      <DialogButtons
        choices={[
          { label: t('requestButton'), dialog: (close) => <RequestCottonDialog onClose={close} /> },
          { label: t('historyButton'), isRead: true, dialog: (close) => <CottonHistoryDialog onClose={close} /> },
        ]}
      />
      {linked !== null && <CottonHistoryDialog key={linked} orderId={linked} onClose={forget} />}
    </>
  );
}
