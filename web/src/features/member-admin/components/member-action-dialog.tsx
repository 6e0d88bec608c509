import { type NetworkRow, approvePlan, higherPlans, type PlanName, planPrice, toRupees } from '@deepam/contracts';
import type { RowAction } from '../row-actions.js';
import { ApprovePlanDialog } from './approve-plan-dialog.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { announceAndClose } from '../../../lib/announce-and-close.js';
import { useDeleteMember, useApproveRegistration } from '../api.js';
import { memberAdminMessages } from '../messages.js';
import { ConfirmMemberAction } from './confirm-member-action.js';
import { SharedNumbersNotice } from '../../../shared/members/shared-numbers.js';
import { useState } from 'react';
import { FormDialog } from '../../../components/ui/form-dialog.js';
import { SelectField } from '../../../components/ui/text-field.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';
import { formatRupees } from '../../../lib/format/money.js';
import choiceStyles from '../../../components/ui/choices.module.css';
import { SetPlanDialog } from './set-plan-dialog.js';

const planForm = approvePlan.body!.pick({ plan: true, payment: true });

function UpdatePlanDialog({ member, onClose }: { member: NetworkRow; onClose: () => void }) {
  const t = useText(memberAdminMessages);
  const choices = higherPlans(member.plan);
  const [chosen, setChosen] = useState<{ plan: PlanName; payment: 'received' | 'waived' } | null>(null);
  const { form, values, field } = useFormKit({
    schema: planForm,
    blank: { plan: choices[0] ?? 'Gold', payment: 'received' },
    sentences: {},
    onValid: setChosen,
  });
  const { ref, name, onChange, onBlur } = field('payment');
  const price = (of: PlanName) => formatRupees(toRupees(planPrice(of, member.plan)));

  return (
    <>
      <FormDialog title={t('updatePlan')} form={form} submitLabel={t('updatePlan')} busy={false} onClose={onClose}>
        <p>{t('updatePlanLead', { name: member.name })}</p>
        <SelectField {...field('plan')} label={t('newPlan')}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {t('planOption', { plan: choice, price: price(choice) })}
            </option>
          ))}
        </SelectField>
        <fieldset className={choiceStyles.choices}>
          <legend>{t('payment')}</legend>
          {(['received', 'waived'] as const).map((choice) => (
            <label key={choice} className={choiceStyles.choice}>
              <input
                type="radio"
                {...{ ref, name }}
                onChange={(event) => void onChange(event)}
                onBlur={(event) => void onBlur(event)}
                value={choice}
              />
              {choice === 'received' ? t('received', { price: price(values.plan) }) : t('waived')}
            </label>
          ))}
        </fieldset>
      </FormDialog>
      {chosen !== null && (
        <SetPlanDialog member={member} {...chosen} onCancel={() => setChosen(null)} onDone={onClose} />
      )}
    </>
  );
}

const dialogs = {
  approvePlan: ApprovePlanDialog,
  updatePlan: UpdatePlanDialog,
  approve: ApproveMemberDialog,
  delete: DeleteMemberDialog,
} as const satisfies Record<RowAction, unknown>;

export function MemberActionDialog({
  action,
  ...props
}: {
  action: RowAction;
  member: NetworkRow;
  onClose: () => void;
}) {
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}

interface Props {
  member: Pick<NetworkRow, '_id' | 'name' | 'referralCode'>;
  /** The Enter key approves. */
  startsAtConfirm?: boolean;
  onClose: () => void;
}

export function DeleteMemberDialog({ member, onClose }: Omit<Props, 'startsAtConfirm'>) {
  const t = useText(memberAdminMessages);
  const deletion = useDeleteMember();
  const remove = () =>
    deletion.mutate(member._id, { onSuccess: announceAndClose(t('deleted', { name: member.name }), onClose) });
  return (
    <ConfirmMemberAction
      member={member}
      question={t('confirmDelete')}
      confirmLabel={t('delete')}
      tone="danger"
      work={deletion}
      onConfirm={remove}
      onCancel={onClose}
    />
  );
}

export function ApproveMemberDialog({ member, startsAtConfirm, onClose }: Props) {
  const t = useText(memberAdminMessages);
  const approval = useApproveRegistration();
  const approve = () =>
    approval.mutate(member._id, { onSuccess: announceAndClose(t('approved', { name: member.name }), onClose) });
  return (
    <ConfirmMemberAction
      member={member}
      question={t('confirmApprove')}
      note={<SharedNumbersNotice memberId={member._id} />}
      confirmLabel={t('approve')}
      startsAtConfirm={startsAtConfirm}
      work={approval}
      onConfirm={approve}
      onCancel={onClose}
    />
  );
}
