import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { seeingMembers } from '../../lib/auth/desk-permissions.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { personName } from '../../components/ui/person-name.js';
import styles from './member-link.module.css';
import { peekedMember } from './peeked-member.js';

interface Props {
  memberId: string;
  name: string;
  id?: string;
  /** A press opens the facts next to the list; a press with Ctrl or the middle button opens the page of the member. */
  isPeek?: boolean;
}

export function MemberLink({ memberId, name, id, isPeek = false }: Props) {
  const { may } = useDesk();
  const peek = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    peekedMember.set({ id: memberId });
  };
  return (
    <Link
      id={id}
      to={`/members/${memberId}`}
      className={styles.link}
      data-name
      {...(isPeek && may(...seeingMembers) && { 'aria-haspopup': 'dialog', onClick: peek })}
    >
      {personName(name)}
    </Link>
  );
}
