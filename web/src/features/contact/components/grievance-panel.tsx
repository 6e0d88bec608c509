import { useAuth } from '../../../lib/auth/use-auth.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import styles from '../contact-page.module.css';
import { GrievanceFiling } from './grievance-filing.js';
import { GrievanceLookUp } from './grievance-look-up.js';
import { OwnGrievances } from './own-grievances.js';

export default function GrievancePanel() {
  const { status, isHead } = useAuth();
  const { isStaff } = useDesk();
  const isMember = status === 'in' && !isHead && !isStaff;
  return (
    <div className={styles.columns}>
      <GrievanceFiling isMember={isMember} />
      {isMember ? <OwnGrievances /> : <GrievanceLookUp />}
    </div>
  );
}
