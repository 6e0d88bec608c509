import { higherPlans, type NetworkRow, type PlanName, planPrice, toRupees } from '@deepam/contracts';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import formStyles from '../../../components/form.module.css';
import { SelectField } from '../../../components/text-field.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { memberLevelMessages } from '../messages.js';
import styles from './member-level.module.css';
import { SetPlanDialog } from './set-plan-dialog.js';

/** Sets a higher plan, paid for or waived. */
export function UpdatePlanDialog({ member, onClose }: { member: NetworkRow; onClose: () => void }) {
  const t = useText(memberLevelMessages);
  const form = useId();
  const choices = higherPlans(member.plan);
  const [plan, setPlan] = useState<PlanName>(choices[0] ?? 'Gold');
  const [payment, setPayment] = useState<'received' | 'waived'>('received');
  const [sure, setSure] = useState(false);
  const price = (of: PlanName) => formatRupees(toRupees(planPrice(of, member.plan)));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSure(true);
  };

  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={t('updatePlan')}
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" form={form}>
              {t('updatePlan')}
            </Button>
          </>
        }
      >
        <form id={form} className={formStyles.form} onSubmit={submit}>
          <p>{t('updatePlanLead', { name: member.name })}</p>
          <SelectField label={t('newPlan')} value={plan} onChange={({ target }) => setPlan(target.value as PlanName)}>
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {t('planOption', { plan: choice, price: price(choice) })}
              </option>
            ))}
          </SelectField>
          <fieldset className={styles.choices}>
            <legend>{t('payment')}</legend>
            {(['received', 'waived'] as const).map((choice) => (
              <label key={choice} className={styles.choice}>
                <input
                  type="radio"
                  name={`${form}-payment`}
                  value={choice}
                  checked={payment === choice}
                  onChange={() => setPayment(choice)}
                />
                {choice === 'received' ? t('received', { price: price(plan) }) : t('waived')}
              </label>
            ))}
          </fieldset>
        </form>
      </Dialog>
      {sure && (
        <SetPlanDialog member={member} plan={plan} payment={payment} onCancel={() => setSure(false)} onDone={onClose} />
      )}
    </>
  );
}
