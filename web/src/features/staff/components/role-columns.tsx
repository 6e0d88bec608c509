import type { RoleView } from '@deepam/contracts';
import { Button } from '../../../components/ui/button.js';
import type { Column } from '../../../components/ui/columns.js';
import { formatCount } from '../../../lib/format/money.js';
import { roleName, type StaffText } from '../role-name.js';
import styles from './staff.module.css';

interface Rows {
  readonly mayChange: (role: RoleView) => boolean;
  readonly onAction: (action: 'change' | 'delete', role: RoleView) => void;
}

const describing = ({ _id }: RoleView): string => `role-${_id}`;

export function roleColumns(t: StaffText, { mayChange, onAction }: Rows): Column<RoleView>[] {
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
      lead: true,
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
      bare: true,
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
