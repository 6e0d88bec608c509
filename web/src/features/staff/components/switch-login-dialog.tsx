import type { RoleView, StaffView } from '@deepam/contracts';
import { ConfirmSending } from '../../../components/confirm-sending.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { saysAndCloses } from '../../../lib/says-and-closes.js';
import { useSwitchStaff } from '../api/staff.js';
import { staffMessages } from '../../../components/staff-messages.js';
import { roleName } from '../role-name.js';

interface Props {
  person: StaffView;
  role: RoleView | undefined;
  onClose: () => void;
}

export function SwitchLoginDialog({ person: { _id, name, isDisabled }, role, onClose }: Props) {
  const t = useText(staffMessages);
  const change = useSwitchStaff(_id, isDisabled);
  const shown = role === undefined ? '–' : roleName(t, role);
  const confirm = () =>
    change.mutate(undefined, {
      onAwaits: onClose,
      onSuccess: saysAndCloses(t(isDisabled ? 'enabledDone' : 'disabledDone', { name }), onClose),
    });
  return (
    <ConfirmSending
      title={t(isDisabled ? 'enableTitle' : 'disableTitle')}
      confirmLabel={t(isDisabled ? 'enable' : 'disable')}
      tone={isDisabled ? 'primary' : 'danger'}
      busy={change.isPending}
      failure={change.isError ? t('failed', { error: sentenceOf(change.error) }) : undefined}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{isDisabled ? t('enableLead', { name, role: shown }) : t('disableLead', { name })}</p>
    </ConfirmSending>
  );
}
