import type { RoleView, ListedStaff } from '@deepam/contracts';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { CorrectMobileDialog } from '../../../components/correct-mobile-dialog.js';
import { DataTable } from '../../../components/data-table.js';
import { memberAccountMessages } from '../../../components/member-account-messages.js';
import { Panel } from '../../../components/panel.js';
import { EmptyState } from '../../../components/states.js';
import { TemporaryPasswordDialog } from '../../../components/temporary-password-dialog.js';
import { useAuth } from '../../../lib/auth/use-auth.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { staffMessages } from '../../../components/staff-messages.js';
import { isWithin } from '../within.js';
import { AddPersonDialog } from './add-person-dialog.js';
import { ChangeRoleDialog } from './change-role-dialog.js';
import { peopleColumns, type PersonAction } from './people-columns.js';
import { PersonSessionsDialog } from './person-sessions-dialog.js';
import { SwitchLoginDialog } from './switch-login-dialog.js';

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
