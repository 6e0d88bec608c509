import type { MemberView } from '@deepam/contracts';
import { type ReactNode, Suspense } from 'react';
import { seeingLedgers, seeingMembers } from '../../lib/auth/desk-permissions.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { lazyPart } from '../../lib/retry-import.js';
import { useText } from '../../lib/i18n/use-text.js';
import { Button, ButtonLink } from '../../components/ui/button.js';
import { Dialog } from '../../components/ui/dialog.js';
import { dialogMessages } from '../../components/ui/dialog-messages.js';
import { type FactsOfMember, MemberFacts } from './member-facts.js';
import { MemberNumbers } from './member-numbers.js';
import { MemberSessions } from './member-sessions.js';
import { SharedNumbersNotice } from './shared-numbers.js';
import styles from './member-details.module.css';

const MemberAccount = lazyPart(async () => ({ default: (await import('./member-account.js')).MemberAccount }));

type Details = FactsOfMember & Pick<MemberView, '_id' | 'isHead' | 'isClosed'>;

interface Props {
  member: Details | null;
  /** The dialog shows this content until the member is known, and is absent without it. */
  pending?: ReactNode;
  summary?: ReactNode;
  actions?: ReactNode;
  onClose: () => void;
}

export function MemberDetailsDialog({ member, pending, summary, actions, onClose }: Props) {
  const t = useText(dialogMessages);
  const { isStaff, may } = useDesk();
  if (member === null && pending === undefined) return null;
  // `may()` is true only for the head.
  const isDesk = isStaff || may();
  return (
    <Dialog
      open
      onClose={onClose}
      size={isDesk ? 'peek' : 'normal'}
      title={t('memberDetails')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('close')}
          </Button>
          {member !== null && may(...seeingMembers) && (
            <ButtonLink to={`/members/${member._id}`}>{t('openMember')}</ButtonLink>
          )}
        </>
      }
    >
      {member === null ? (
        pending
      ) : (
        <>
          {summary}
          {isDesk && <FurtherPages member={member}>{actions}</FurtherPages>}
          <MemberFacts member={member} />
          {!member.isHead && !member.isClosed && <AccountOfMember member={member} />}
        </>
      )}
    </Dialog>
  );
}

function FurtherPages({ member, children }: { member: Details; children: ReactNode }) {
  const t = useText(dialogMessages);
  const { may } = useDesk();
  const about = new URLSearchParams({ member: member._id });
  return (
    <div className={styles.buttons}>
      {children}
      {may(...seeingLedgers) && !member.isHead && (
        <ButtonLink variant="secondary" size="small" to={`/statement?${about}`}>
          {t('statement')}
        </ButtonLink>
      )}
      {may('reports') && (
        <ButtonLink variant="secondary" size="small" to={`/audit?${about}`}>
          {t('auditTrail')}
        </ButtonLink>
      )}
    </div>
  );
}

function AccountOfMember({ member }: { member: Details }) {
  const { may } = useDesk();
  return (
    <>
      <SharedNumbersNotice memberId={member._id} />
      {may('reveal-numbers') && <MemberNumbers memberId={member._id} />}
      {may('manage-members', 'read') && (
        <Suspense>
          <MemberAccount member={member} />
        </Suspense>
      )}
      {may('manage-members') && <MemberSessions memberId={member._id} />}
    </>
  );
}
