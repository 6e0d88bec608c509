import type { RoleView, ListedStaff } from '@deepam/contracts';
import type { Column } from '../../../components/ui/columns.js';
import { DateText } from '../../../components/ui/date-text.js';
import type { memberAccountMessages } from '../../../shared/members/member-account-messages.js';
import { Influences } from '../../../shared/members/influences.js';
import { RowActions } from '../../../components/ui/row-actions.js';
import { StatusBadge } from '../../../components/ui/status-badge.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import { roleName, type StaffText } from '../role-name.js';

export type PersonAction = 'role' | 'mobile' | 'password' | 'sessions' | 'login';

interface Rows {
  readonly roleOf: (person: ListedStaff) => RoleView | undefined;
  /** Staff can't change themselves, nor a person with more permissions. */
  readonly mayChange: (person: ListedStaff) => boolean;
  readonly onAction: (action: PersonAction, person: ListedStaff) => void;
}

const describing = ({ _id }: ListedStaff): string => `person-${_id}`;

export function peopleColumns(
  t: StaffText,
  say: Translate<(typeof memberAccountMessages)['english']>,
  { roleOf, mayChange, onAction }: Rows,
): Column<ListedStaff>[] {
  const labels = (person: ListedStaff) =>
    [
      ['role', t('changeRole')],
      ['mobile', say('correctMobile')],
      ['password', say('givePassword')],
      ['sessions', t('sessions')],
      ['login', t(person.isDisabled ? 'enable' : 'disable')],
    ] as const;
  return [
    {
      key: 'name',
      header: t('name'),
      isLead: true,
      cell: (person) => (
        <>
          <strong id={describing(person)}>{person.name}</strong>
          <Influences influences={person.influences} />
        </>
      ),
    },
    { key: 'mobile', header: t('mobile'), cell: ({ mobile }) => <a href={`tel:+91${mobile}`}>{mobile}</a> },
    {
      key: 'role',
      header: t('role'),
      cell: (person) => {
        const role = roleOf(person);
        return role === undefined ? '–' : roleName(t, role);
      },
    },
    { key: 'since', header: t('since'), cell: ({ addedAt }) => <DateText instant={addedAt} /> },
    {
      key: 'access',
      header: t('access'),
      cell: ({ isDisabled }) => (
        <StatusBadge tone={isDisabled ? 'bad' : 'good'}>{t(isDisabled ? 'disabled' : 'open')}</StatusBadge>
      ),
    },
    {
      key: 'actions',
      header: t('actions'),
      isBare: true,
      cell: (person) =>
        mayChange(person) && (
          <RowActions
            describedBy={describing(person)}
            items={labels(person).map(([action, label]) => ({
              label,
              look: 'secondary',
              isDanger: action === 'login' && !person.isDisabled,
              onChoose: () => onAction(action, person),
            }))}
          />
        ),
    },
  ];
}
