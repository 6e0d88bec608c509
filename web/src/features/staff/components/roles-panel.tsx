import type { RoleView, StaffView } from '@deepam/contracts';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { DataTable } from '../../../components/ui/data-table.js';
import { Panel } from '../../../components/ui/panel.js';
import { useAuth } from '../../../lib/auth/use-auth.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { staffMessages } from '../../../shared/members/staff-messages.js';
import { isWithin } from '../within.js';
import { RoleDialog } from './role-dialog.js';
import { roleColumns } from './role-columns.js';
import { ConfirmSending } from '../../../shared/decisions/confirm-sending.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { saysAndCloses } from '../../../lib/says-and-closes.js';
import { useDeleteRole } from '../api.js';

type Acting = { readonly action: 'add' } | { readonly action: 'change' | 'delete'; readonly role: RoleView };

export function RolesPanel({ roles, staff }: { roles: readonly RoleView[]; staff: readonly StaffView[] }) {
  const t = useText(staffMessages);
  const desk = useDesk();
  const { memberId } = useAuth();
  const [acting, setActing] = useState<Acting | null>(null);
  const close = () => setActing(null);
  const own = staff.find(({ _id }) => _id === memberId)?.roleId;
  const mayChange = (role: RoleView) => !role.isBuiltIn && role._id !== own && isWithin(desk, role);
  return (
    <Panel
      title={t('roles')}
      lead={t('rolesLead')}
      actions={
        <Button needsConnection variant="secondary" aria-haspopup="dialog" onClick={() => setActing({ action: 'add' })}>
          {t('addRole')}
        </Button>
      }
    >
      <DataTable
        caption={t('roles')}
        columns={roleColumns(t, { mayChange, onAction: (action, role) => setActing({ action, role }) })}
        rows={roles}
        rowKey={({ _id }) => _id}
      />
      {acting?.action === 'add' && <RoleDialog role={null} onClose={close} />}
      {acting?.action === 'change' && <RoleDialog role={acting.role} onClose={close} />}
      {acting?.action === 'delete' && <DeleteRoleDialog role={acting.role} onClose={close} />}
    </Panel>
  );
}

function DeleteRoleDialog({ role: { _id, name: role }, onClose }: { role: RoleView; onClose: () => void }) {
  const t = useText(staffMessages);
  const deletion = useDeleteRole(_id);
  const confirm = () => deletion.mutate(undefined, { onSuccess: saysAndCloses(t('roleDeleted', { role }), onClose) });
  return (
    <ConfirmSending
      title={t('deleteTitle')}
      confirmLabel={t('delete')}
      tone="danger"
      busy={deletion.isPending}
      failure={deletion.isError ? t('failed', { error: sentenceOf(deletion.error) }) : undefined}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{t('deleteLead', { role })}</p>
    </ConfirmSending>
  );
}
