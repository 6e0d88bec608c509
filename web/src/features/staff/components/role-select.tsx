import type { RoleView } from '@deepam/contracts';
import type { ComponentProps } from 'react';
import { SelectField } from '../../../components/ui/text-field.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { staffMessages } from '../../../shared/members/staff-messages.js';
import { roleName } from '../role-name.js';
import { isWithin } from '../within.js';

interface Props extends Omit<ComponentProps<typeof SelectField>, 'label'> {
  roles: readonly RoleView[];
}

export function RoleSelect({ roles, ...field }: Props) {
  const t = useText(staffMessages);
  const desk = useDesk();
  return (
    <SelectField {...field} label={t('role')} required>
      <option value="">{t('chooseRole')}</option>
      {roles
        .filter((role) => isWithin(desk, role))
        .map((role) => (
          <option key={role._id} value={role._id}>
            {roleName(t, role)}
          </option>
        ))}
    </SelectField>
  );
}
