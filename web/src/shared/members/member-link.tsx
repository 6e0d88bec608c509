import { Link } from 'react-router-dom';
import styles from './member-link.module.css';
import { personName } from '../../components/ui/person-name.js';

interface Props {
  memberId: string;
  name: string;
  id?: string;
}

export function MemberLink({ memberId, name, id }: Props) {
  return (
    <Link id={id} to={`/members/${memberId}`} className={styles.link} data-name>
      {personName(name)}
    </Link>
  );
}
