import {
  type RoleView,
  type ListedStaff,
  type StaffView,
  addStaff,
  nameIssue,
  changeStaffRole,
} from '@deepam/contracts';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { CorrectMobileDialog } from '../../../shared/members/correct-mobile-dialog.js';
import { DataTable } from '../../../components/ui/data-table.js';
import { memberAccountMessages } from '../../../shared/members/member-account-messages.js';
import { Panel } from '../../../components/ui/panel.js';
import { EmptyState } from '../../../components/ui/states.js';
import { TemporaryPasswordDialog } from '../../../shared/members/temporary-password-dialog.js';
import { useAuth } from '../../../lib/auth/use-auth.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { staffMessages } from '../../../shared/members/staff-messages.js';
import { isWithin } from '../within.js';
import { peopleColumns, type PersonAction } from './people-columns.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { AccountSessions } from '../../../shared/members/member-sessions.js';
import { sessionMessages } from '../../../shared/members/session-messages.js';
import { ConfirmSending } from '../../../shared/decisions/confirm-sending.js';
import { sentenceOf, mobileRefusals } from '../../../lib/api/api-error.js';
import { announceAndClose } from '../../../lib/announce-and-close.js';
import { useSwitchStaff, useAddStaff, useChangeStaffRole } from '../api.js';
import { roleName } from '../role-name.js';
import { DetailList } from '../../../components/ui/detail-list.js';
import { FormDialog } from '../../../components/ui/form-dialog.js';
import { nameSentences } from '../../../components/ui/name-sentences.js';
import { CopiedValue } from '../../../shared/numbers/numbers-box.js';
import { TextField } from '../../../components/ui/text-field.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';
import { formatDateTime } from '../../../lib/format/date.js';
import { RoleSelect } from './role-select.js';
import { showToast } from '../../../lib/toast.js';

interface ChangeRoleDialogProps {
  person: StaffView;
  roles: readonly RoleView[];
  onClose: () => void;
}

function ChangeRoleDialog({ person: { _id, name, roleId: present }, roles, onClose }: ChangeRoleDialogProps) {
  const t = useText(staffMessages);
  const change = useChangeStaffRole(_id);
  const others = roles.filter((role) => role._id !== present);
  const { form, field } = useFormKit({
    schema: changeStaffRole.body!,
    blank: { roleId: '' },
    sentences: { roleId: t('roleNeeded') },
    onValid: ({ roleId }) =>
      change.mutate(roleId, {
        onAwaits: onClose,
        onSuccess: () => {
          showToast(
            t('roleChanged', {
              name,
              role: roleName(
                t,
                roles.find((role) => role._id === roleId)!,
              ),
            }),
            'success',
          );
          onClose();
        },
      }),
  });
  return (
    <FormDialog
      title={t('changeRole')}
      form={form}
      submitLabel={t('changeRole')}
      busy={change.isPending}
      failure={change.isError ? t('failed', { error: sentenceOf(change.error) }) : undefined}
      onClose={onClose}
    >
      <p>{t('changeRoleLead', { name })}</p>
      <RoleSelect {...field('roleId')} roles={others} />
    </FormDialog>
  );
}

export function PeoplePanel({ staff, roles }: { staff: readonly ListedStaff[]; roles: readonly RoleView[] }) {
  const t = useText(staffMessages);
  const say = useText(memberAccountMessages);
  const desk = useDesk();
  const { memberId } = useAuth();
  const [adding, setAdding] = useState(false);
  const [acting, setActing] = useState<{ action: PersonAction; person: ListedStaff } | null>(null);
  const close = () => setActing(null);
  const roleOf = ({ roleId }: ListedStaff) => roles.find(({ _id }) => _id === roleId);
  const mayChange = (person: ListedStaff) => person._id !== memberId && isWithin(desk, roleOf(person));

  return (
    <Panel
      title={t('people')}
      actions={
        <Button needsConnection aria-haspopup="dialog" onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      }
    >
      {staff.length === 0 ? (
        <EmptyState title={t('empty')} icon="user">
          <p>{t('emptyHint')}</p>
        </EmptyState>
      ) : (
        <DataTable
          caption={t('people')}
          columns={peopleColumns(t, say, {
            roleOf,
            mayChange,
            onAction: (action, person) => setActing({ action, person }),
          })}
          rows={staff}
          rowKey={({ _id }) => _id}
        />
      )}
      {adding && <AddPersonDialog roles={roles} onClose={() => setAdding(false)} />}
      {acting?.action === 'role' && <ChangeRoleDialog person={acting.person} roles={roles} onClose={close} />}
      {acting?.action === 'login' && (
        <SwitchLoginDialog person={acting.person} role={roleOf(acting.person)} onClose={close} />
      )}
      {acting?.action === 'sessions' && <PersonSessionsDialog person={acting.person} onClose={close} />}
      {acting?.action === 'password' && <TemporaryPasswordDialog member={acting.person} onClose={close} />}
      {acting?.action === 'mobile' && <CorrectMobileDialog member={acting.person} onClose={close} />}
    </Panel>
  );
}

function PersonSessionsDialog({ person: { _id, name }, onClose }: { person: StaffView; onClose: () => void }) {
  const t = useText(staffMessages);
  const say = useText(sessionMessages);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('sessionsTitle', { name })}
      footer={<Button onClick={onClose}>{t('done')}</Button>}
    >
      <AccountSessions
        id={_id}
        texts={{ endAll: say('endAll'), title: t('endAllTitle', { name }), text: t('endAllText', { name }) }}
      />
    </Dialog>
  );
}

interface Props {
  person: StaffView;
  role: RoleView | undefined;
  onClose: () => void;
}

function SwitchLoginDialog({ person: { _id, name, isDisabled }, role, onClose }: Props) {
  const t = useText(staffMessages);
  const change = useSwitchStaff(_id, isDisabled);
  const shown = role === undefined ? '–' : roleName(t, role);
  const confirm = () =>
    change.mutate(undefined, {
      onAwaits: onClose,
      onSuccess: announceAndClose(t(isDisabled ? 'enabledDone' : 'disabledDone', { name }), onClose),
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

/** The password for the first login is shown until the dialog closes, and is not stored. */
function AddPersonDialog({ roles, onClose }: { roles: readonly RoleView[]; onClose: () => void }) {
  const t = useText(staffMessages);
  const adding = useAddStaff();
  const { form, field, isRefused } = useFormKit({
    schema: addStaff.body!,
    blank: { name: '', mobile: '', roleId: '' },
    sentences: {
      name: (_issue, name) => t(nameSentences[nameIssue(name) ?? 'unseen']),
      mobile: t('mobileInvalid'),
      roleId: t('roleNeeded'),
    },
    refusalOf: mobileRefusals(adding.error),
    onValid: (person) => adding.mutate(person),
  });
  if (adding.data !== undefined) {
    const { staff, temporaryPassword, validUntil } = adding.data;
    const { name, mobile, isDisabled } = staff;
    return (
      <Dialog
        key="added"
        open
        title={t('addedTitle', { name })}
        onClose={onClose}
        footer={<Button onClick={onClose}>{t('done')}</Button>}
      >
        <p>{t('addedLead', { name, time: formatDateTime(validUntil) })}</p>
        {isDisabled && <p>{t('addedDisabled')}</p>}
        <DetailList
          rows={[
            [t('mobile'), mobile],
            [t('password'), <CopiedValue key="password" value={temporaryPassword} what={t('copyPassword')} />],
          ]}
        />
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={t('add')}
      form={form}
      submitLabel={t('add')}
      busy={adding.isPending}
      failure={adding.isError && !isRefused ? t('failed', { error: sentenceOf(adding.error) }) : undefined}
      onClose={onClose}
    >
      <TextField {...field('name')} label={t('name')} autoComplete="off" maxLength={100} required data-autofocus />
      <TextField {...field('mobile')} label={t('mobile')} type="tel" inputMode="tel" autoComplete="off" required />
      <RoleSelect {...field('roleId')} roles={roles} />
    </FormDialog>
  );
}
