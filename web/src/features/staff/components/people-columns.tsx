import type { RoleView, StaffView } from '@deepam/contracts';
import { Button } from '../../../components/button.js';
import type { Column } from '../../../components/columns.js';
import { DateText } from '../../../components/date-text.js';
import type { memberAccountMessages } from '../../../components/member-account-messages.js';
import { StatusBadge } from '../../../components/status-badge.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import { roleName, type StaffText } from '../role-name.js';
import styles from './staff.module.css';

export type PersonAction = 'role' | 'mobile' | 'password' | 'login';

interface Rows {
  readonly roleOf: (person: StaffView) => RoleView | undefined;
  /** Nobody changes themselves, nor who may more. */
  readonly mayChange: (person: StaffView) => boolean;
  readonly onAction: (action: PersonAction, person: StaffView) => void;
}

const describing = ({ _id }: StaffView): string => `person-${_id}`;

export function peopleColumns(
  t: StaffText,
  say: Translate<(typeof memberAccountMessages)['english']>,
  { roleOf, mayChange, onAction }: Rows,
): Column<StaffView>[] {
  const labels = (person: StaffView) =>
    [
      ['role', t('changeRole')],
      ['mobile', say('correctMobile')],
      ['password', say('givePassword')],
      ['login', t(person.isDisabled ? 'enable' : 'disable')],
    ] as const;
  return [
    {
      key: 'name',
      header: t('name'),
      lead: true,
      cell: (person) => <strong id={describing(person)}>{person.name}</strong>,
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
      bare: true,
      cell: (person) =>
        mayChange(person) && (
          <div className={styles.actions}>
            {labels(person).map(([action, label]) => (
              <Button
                key={action}
                size="small"
                needsLine
                variant={action === 'login' && !person.isDisabled ? 'outlinedDanger' : 'secondary'}
                aria-haspopup="dialog"
                aria-describedby={describing(person)}
                onClick={() => onAction(action, person)}
              >
                {label}
              </Button>
            ))}
          </div>
        ),
    },
  ];
}
