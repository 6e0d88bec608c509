import { type RoleView, type StaffView, addRole, permissions } from '@deepam/contracts';
import { useState, useId } from 'react';
import { Button } from '../../../components/ui/button.js';
import { DataTable } from '../../../components/ui/data-table.js';
import { Panel } from '../../../components/ui/panel.js';
import { useAuth } from '../../../lib/auth/use-auth.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { staffMessages } from '../../../shared/members/staff-messages.js';
import { isWithin } from '../within.js';
import { ConfirmSending } from '../../../shared/decisions/confirm-sending.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { announceAndClose } from '../../../lib/announce-and-close.js';
import { useDeleteRole, useSaveRole } from '../api.js';
import type { Column } from '../../../components/ui/columns.js';
import { formatCount } from '../../../lib/format/money.js';
import { roleName, type StaffText } from '../role-name.js';
import styles from './staff.module.css';
import choiceStyles from '../../../components/ui/choices.module.css';
import { FieldError } from '../../../components/ui/field.js';
import { FormDialog } from '../../../components/ui/form-dialog.js';
import { TextField } from '../../../components/ui/text-field.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';

interface Rows {
  readonly mayChange: (role: RoleView) => boolean;
  readonly onAction: (action: 'change' | 'delete', role: RoleView) => void;
}

const describing = ({ _id }: RoleView): string => `role-${_id}`;

function roleColumns(t: StaffText, { mayChange, onAction }: Rows): Column<RoleView>[] {
  const button = (action: 'change' | 'delete', role: RoleView) => (
    <Button
      size="small"
      needsConnection
      variant={action === 'delete' ? 'outlinedDanger' : 'secondary'}
      aria-haspopup="dialog"
      aria-describedby={describing(role)}
      onClick={() => onAction(action, role)}
    >
      {t(action)}
    </Button>
  );
  return [
    {
      key: 'role',
      header: t('role'),
      isLead: true,
      cell: (role) => <strong id={describing(role)}>{roleName(t, role)}</strong>,
    },
    {
      key: 'includes',
      header: t('includes'),
      cell: ({ permissions }) => (
        <ul className={styles.includes}>
          {permissions.map((permission) => (
            <li key={permission}>{t(permission)}</li>
          ))}
        </ul>
      ),
    },
    { key: 'people', header: t('withRole'), cell: ({ people }) => formatCount(people), align: 'end' },
    {
      key: 'actions',
      header: t('actions'),
      isBare: true,
      cell: (role) =>
        mayChange(role) && (
          <div className={styles.actions}>
            {button('change', role)}
            {role.people === 0 && button('delete', role)}
          </div>
        ),
    },
  ];
}

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
  const confirm = () =>
    deletion.mutate(undefined, { onSuccess: announceAndClose(t('roleDeleted', { role }), onClose) });
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

function RoleDialog({ role, onClose }: { role: RoleView | null; onClose: () => void }) {
  const t = useText(staffMessages);
  const { may } = useDesk();
  const errorId = useId();
  const saving = useSaveRole(role?._id ?? null);
  const { form, field } = useFormKit({
    schema: addRole.body!,
    blank: { name: role?.name ?? '', permissions: [...(role?.permissions ?? [])] as string[] },
    sentences: { name: t('nameNeeded'), permissions: t('includesNeeded') },
    onValid: (body) =>
      saving.mutate(body, {
        onSuccess: announceAndClose(t('roleSaved', { role: body.name }), onClose),
        onAwaits: onClose,
      }),
  });
  const { ref, name, onChange, onBlur, error } = field('permissions');
  return (
    <FormDialog
      title={role === null ? t('addRole') : t('changeThisRole', { role: role.name })}
      form={form}
      submitLabel={t('save')}
      busy={saving.isPending}
      failure={saving.isError ? t('failed', { error: sentenceOf(saving.error) }) : undefined}
      onClose={onClose}
    >
      {role !== null && <p>{t('changeThisLead')}</p>}
      <TextField {...field('name')} label={t('roleName')} autoComplete="off" maxLength={60} required data-autofocus />
      <fieldset className={choiceStyles.choices} aria-describedby={error === undefined ? undefined : errorId}>
        <legend>{t('includes')}</legend>
        {permissions
          .filter((permission) => may(permission))
          .map((permission) => (
            <label key={permission} className={choiceStyles.choice}>
              <input
                type="checkbox"
                {...{ ref, name }}
                aria-invalid={error !== undefined}
                onChange={(event) => void onChange(event)}
                onBlur={(event) => void onBlur(event)}
                value={permission}
              />
              {t(permission)}
            </label>
          ))}
        {error !== undefined && <FieldError id={errorId} text={error} />}
      </fieldset>
    </FormDialog>
  );
}
