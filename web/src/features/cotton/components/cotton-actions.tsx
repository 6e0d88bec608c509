import { ButtonLink } from '../../../components/ui/button.js';
import { DialogButtons } from '../../../components/ui/dialog-buttons.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useLinkedId } from '../../../lib/use-linked-id.js';
import { cottonMessages } from '../messages.js';
import { cottonOrderMessages } from '../order-page-messages.js';
import { CottonHistoryDialog } from './cotton-history-dialog.js';
import { BegunOrder } from './begun-order.js';
import { RequestCotton } from './request-cotton.js';

export function CottonActions() {
  const t = useText(cottonMessages);
  const say = useText(cottonOrderMessages);
  const [linked, unlink] = useLinkedId('order');
  return (
    <>
      <DialogButtons
        choices={[
          { label: t('requestButton'), dialog: (close) => <RequestCotton onClose={close} /> },
          { label: t('historyButton'), isRead: true, dialog: (close) => <CottonHistoryDialog onClose={close} /> },
        ]}
      />
      <ButtonLink variant="secondary" to="/cotton">
        {say('openArea')}
      </ButtonLink>
      <BegunOrder />
      {linked !== null && <CottonHistoryDialog key={linked} orderId={linked} onClose={unlink} />}
    </>
  );
}
