import { useState } from 'react';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useText } from '../../lib/i18n/use-text.js';
import { Button } from '../../components/ui/button.js';
import { PlanSalesDialog } from './plan-sales-dialog.js';
import { planSalesMessages } from './plan-sales-messages.js';

export function PlanSalesButton({ member }: { member: { readonly _id: string; readonly name: string } }) {
  const t = useText(planSalesMessages);
  const { may } = useDesk();
  const [isOpen, setOpen] = useState(false);
  if (!may('decide-plans', 'read')) return null;
  return (
    <>
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && <PlanSalesDialog member={member} onClose={() => setOpen(false)} />}
    </>
  );
}
