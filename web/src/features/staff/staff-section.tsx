import { ErrorState, LoadingState } from '../../components/ui/states.js';
import { useRoles, useStaff } from './api.js';
import { PeoplePanel } from './components/people-panel.js';
import { RolesPanel } from './components/roles-panel.js';
import styles from './components/staff.module.css';

export function StaffSection() {
  const [staff, roles] = [useStaff(), useRoles()];
  const failed = [staff, roles].find(({ isError, data }) => isError && data === undefined);
  if (failed !== undefined) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (staff.data === undefined || roles.data === undefined) return <LoadingState neverKept />;
  return (
    <div className={styles.lists}>
      <PeoplePanel staff={staff.data} roles={roles.data} />
      <RolesPanel roles={roles.data} staff={staff.data} />
    </div>
  );
}
