import { useText } from '../../lib/i18n/use-text.js';
import { Button } from '../../components/ui/button.js';
import { Dialog } from '../../components/ui/dialog.js';
import { personName } from '../../components/ui/person-name.js';
import { PlanSalesList } from './plan-sales-list.js';
import { planSalesMessages } from './plan-sales-messages.js';

interface Props {
  member: { readonly _id: string; readonly name: string };
  onClose: () => void;
}

export function PlanSalesDialog({ member, onClose }: Props) {
  const t = useText(planSalesMessages);
  const name = personName(member.name);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title', { name })}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <PlanSalesList memberId={member._id} name={name} />
    </Dialog>
  );
}
