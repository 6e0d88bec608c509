import type { ApprovalState, ApprovalView } from '@deepam/contracts';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../components/ui/button.js';
import { StatusBadge, type Tone } from '../../components/ui/status-badge.js';
import { seeingPayouts } from '../../lib/auth/desk-permissions.js';
import { useAuth } from '../../lib/auth/use-auth.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useText } from '../../lib/i18n/use-text.js';
import { approvalRequestMessages } from '../../lib/approval/messages.js';
import { deciding } from '../../lib/approval/who-decides.js';
import { ApprovalFacts } from './approval-facts.js';
import styles from './approvals.module.css';
import { isSentAfterApproval, isReadyToSend } from './approval-rules.js';
import type { Decision } from './decision-dialog.js';

const tones: Readonly<Record<ApprovalState, Tone>> = {
  waiting: 'pending',
  approved: 'good',
  rejected: 'rejected',
  withdrawn: 'neutral',
  expired: 'neutral',
  outdated: 'bad',
};

interface Props {
  approval: ApprovalView;
  isLinked: boolean;
  onDecide: (decision: Decision) => void;
}

export function ApprovalCard({ approval, isLinked, onDecide }: Props) {
  const t = useText(approvalRequestMessages);
  const { memberId } = useAuth();
  const { may } = useDesk();
  const { _id, call, state, requestedBy, subject, usableUntil } = approval;
  const isOwn = requestedBy._id === memberId;
  const mayDecide = deciding[call].every((needed) => may(needed));
  const titleId = `approval-${_id}`;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isLinked) return;
    // The microtask runs after the page has scrolled to its top. A card taller than the screen is read from its title
    // on.
    queueMicrotask(() => {
      card.current?.focus({ preventScroll: true });
      card.current?.scrollIntoView({ block: 'nearest' });
    });
  }, [isLinked]);
  return (
    <article ref={card} tabIndex={isLinked ? -1 : undefined} className={styles.approval} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId}>{t(`call.${approval.call}`)}</h3>
        <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
      </div>
      <ApprovalFacts approval={approval} isOwn={isOwn} />
      {isOwn && state === 'waiting' && <p className={styles.soft}>{t('own')}</p>}
      {state === 'waiting' && (isOwn || mayDecide) && (
        <div className={styles.buttons}>
          {isOwn ? button('withdraw', 'secondary') : [button('approve', 'primary'), button('reject', 'outlinedDanger')]}
        </div>
      )}
      {subject !== null && isSentAfterApproval(approval) && may(...seeingPayouts) && (
        <div className={styles.buttons}>
          <ButtonLink
            size="small"
            variant={isOwn && isReadyToSend(approval) ? 'primary' : 'secondary'}
            aria-describedby={titleId}
            to={`/payables?payable=${subject.id}`}
          >
            {t('toTransfers')}
          </ButtonLink>
        </div>
      )}
      {isOwn && usableUntil !== null && subject !== null && (
        <div className={styles.buttons}>
          <ButtonLink size="small" to={`/bank-files?file=${subject.id}`}>
            {t('toBankFile')}
          </ButtonLink>
        </div>
      )}
    </article>
  );

  function button(decision: Decision, variant: 'primary' | 'secondary' | 'outlinedDanger') {
    return (
      <Button
        key={decision}
        size="small"
        variant={variant}
        needsConnection
        aria-haspopup="dialog"
        aria-describedby={titleId}
        onClick={() => onDecide(decision)}
      >
        {t(decision)}
      </Button>
    );
  }
}
