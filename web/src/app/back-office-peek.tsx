import type { NetworkRow } from '@deepam/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Avatar } from '../components/ui/avatar.js';
import { personName } from '../components/ui/person-name.js';
import { EmptyState, ErrorState, LoadingState } from '../components/ui/states.js';
import { MemberDeskDetails } from '../features/member-admin/components/member-desk-details.js';
import { MemberHead } from '../features/member-admin/components/member-head.js';
import { memberPageMessages } from '../features/member-page/messages.js';
import { MemberSums } from '../features/statement/components/member-sums.js';
import { seeingLedgers } from '../lib/auth/desk-permissions.js';
import { useDesk } from '../lib/auth/use-desk.js';
import { useText } from '../lib/i18n/use-text.js';
import { memberNetworkQuery } from '../lib/network/member-network.js';
import { useStore } from '../lib/store.js';
import { type PeekedMember, peekedMember } from '../shared/members/peeked-member.js';
import styles from './back-office-peek.module.css';

const close = () => peekedMember.set(null);

/** The facts of a member are shown next to the list from which they were opened. */
export function MemberPeek() {
  const peeked = useStore(peekedMember);
  const { pathname } = useLocation();
  useEffect(() => close, [pathname]);
  return peeked && <Peek key={peeked.id} {...peeked} />;
}

function Peek({ id, member: listed }: PeekedMember) {
  const t = useText(memberPageMessages);
  const { data, error, refetch } = useQuery({
    ...memberNetworkQuery({ limit: 1, cursor: undefined, memberId: id }),
    placeholderData: undefined,
  });
  const member = data?.fullNetwork.find(({ _id }) => _id === id) ?? listed ?? null;
  return (
    <MemberDeskDetails
      member={member}
      pending={
        error !== null ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <LoadingState />
        ) : (
          <EmptyState title={t('nobodyTitle')} icon="user" />
        )
      }
      summary={member && <Summary member={member} />}
      onClose={close}
    />
  );
}

function Summary({ member }: { member: NetworkRow }) {
  const { may } = useDesk();
  const name = personName(member.name);
  return (
    <div className={styles.summary}>
      <div className={styles.who}>
        <Avatar image={member.image} name={name} size={44} />
        <div>
          <strong>{name}</strong>
          <MemberHead member={member} />
        </div>
      </div>
      {may(...seeingLedgers) && !member.isHead && <MemberSums memberId={member._id} />}
    </div>
  );
}
