import { useRef, useState } from 'react';
import type { ImageHandle } from '../../../components/image-view-props.js';
import { EmptyState, ErrorState, LoadingState } from '../../../components/states.js';
import { useSingleKeys } from '../../../components/use-single-keys.js';
import { AskBeforeLeaving } from '../../../components/use-leaving.js';
import { type CaseQueue, casesAtHand } from '../../../components/waiting-case.js';
import { formatCount } from '../../../lib/format/money.js';
import { counted } from '../../../lib/i18n/counted.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { decisionDeskMessages } from '../messages.js';
import { useDeskWork } from '../use-desk-work.js';
import { useApproval } from '../use-approval.js';
import { usePrefetchedCase } from '../use-evidence.js';
import { CaseView } from './case-view.js';
import { DecisionBar } from './decision-bar.js';
import { DecisionDialogs } from './decision-dialogs.js';
import styles from './desk.module.css';
import { FailedDecisions } from './failed-decisions.js';

export function Desk({ queue }: { queue: CaseQueue }) {
  const t = useText(decisionDeskMessages);
  const work = useDeskWork(queue);
  const { current, isGone, isLooking, next, previous, goTo, decide } = work;
  const proof = useRef<ImageHandle>(null);
  const [asking, setAsking] = useState<'approve' | 'reject' | null>(null);
  const approval = useApproval(isGone || isLooking ? null : current);
  usePrefetchedCase(work.following);

  const approve = () => {
    if (!approval.isReady) return;
    if (approval.doubts.length > 0) setAsking('approve');
    else decide(null);
  };
  const mayReject = current !== null && !isGone && !isLooking;
  useSingleKeys({
    a: approve,
    r: () => mayReject && setAsking('reject'),
    j: () => next !== null && goTo(next),
    k: () => previous !== null && goTo(previous),
    z: () => proof.current?.toggleZoom(),
  });

  return (
    <div className={styles.desk}>
      <FailedDecisions failures={work.failures} onLook={goTo} onDismiss={work.dismiss} />
      {content()}
      <AskBeforeLeaving isSending={work.sending > 0} isChanged={false} />
    </div>
  );

  function content() {
    if (current === null) {
      if (queue.error !== null) return <ErrorState error={queue.error} onRetry={queue.retry} />;
      if (isLooking) return <LoadingState />;
      return (
        <EmptyState title={t('emptyTitle')} icon="check">
          <p>{t('emptyHint')}</p>
          {done()}
        </EmptyState>
      );
    }
    return (
      <>
        <CaseView
          key={current.key}
          one={current}
          isGone={isGone}
          doubts={approval.isKnown ? approval.doubts : null}
          proof={proof}
          onSeen={approval.setSeen}
        />
        <DecisionBar
          says={queue.says}
          place={
            isGone ? null : t('position', { position: formatCount(work.position), total: formatCount(work.waiting) })
          }
          done={done()}
          canApprove={approval.isReady}
          canReject={mayReject}
          onApprove={approve}
          onReject={() => setAsking('reject')}
          onNext={next === null ? null : () => goTo(next)}
          onPrevious={previous === null ? null : () => goTo(previous)}
          onZoom={current.payment?.proof ? () => proof.current?.toggleZoom() : null}
        />
        {next === null && work.waiting > casesAtHand && (
          <p className={styles.soft}>{t('oldest', { count: formatCount(casesAtHand) })}</p>
        )}
        <DecisionDialogs
          asking={asking}
          one={current}
          doubts={approval.doubts}
          before={work.failures.find(({ one }) => one.key === current.key)?.reason ?? undefined}
          says={queue.says}
          onDecide={(reason) => {
            setAsking(null);
            decide(reason);
          }}
          onCancel={() => setAsking(null)}
        />
      </>
    );
  }

  function done() {
    if (work.last === null) return null;
    return (
      <p className={styles.done} role="status">
        {work.last} {work.done > 1 && t(counted('decided', work.done), { count: formatCount(work.done) })}
      </p>
    );
  }
}
