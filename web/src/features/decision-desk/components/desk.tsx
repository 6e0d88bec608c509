import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ImageHandle } from '../../../components/ui/image-view-props.js';
import { EmptyState, ErrorState, LoadingState } from '../../../components/ui/states.js';
import { useSingleKeys } from '../../../components/ui/use-single-keys.js';
import { AskBeforeLeaving } from '../../../components/ui/use-leaving.js';
import {
  casesAtHand,
  type Decision,
  type WaitingCase,
  type WaitingQueue,
} from '../../../shared/decisions/waiting-case.js';
import { formatCount } from '../../../lib/format/money.js';
import { counted } from '../../../lib/i18n/counted.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { decisionDeskMessages } from '../messages.js';
import { CaseView } from './case-view.js';
import { DecisionBar } from './decision-bar.js';
import { DecisionDialogs } from './decision-dialogs.js';
import styles from './desk.module.css';
import { type Doubt, doubtsOf, type Evidence } from '../doubts.js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { expectedPaymentQuery } from '../../../shared/bank/bank-money-query.js';
import { sharedNumbersQuery } from '../../../shared/members/shared-numbers-query.js';
import { seeingSharedNumbers } from '../../../lib/auth/desk-permissions.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useAddressValues } from '../../../lib/use-address-values.js';
import { useLinkedId } from '../../../lib/use-linked-id.js';
import { afterDecision, neighbourOf } from '../place.js';
import { useDecisions, type Failure } from '../use-decisions.js';
import { Button } from '../../../components/ui/button.js';
import failedDecisionsStyles from './failed-decisions.module.css';

interface FailedDecisionsProps {
  failures: readonly Failure[];
  onLook: (id: string) => void;
  onDismiss: (key: string) => void;
}

function FailedDecisions({ failures, onLook, onDismiss }: FailedDecisionsProps) {
  const t = useText(decisionDeskMessages);
  if (failures.length === 0) return null;
  return (
    <div className={failedDecisionsStyles.failures} role="alert">
      <strong>{t('failedTitle')}</strong>
      <ul>
        {failures.map(({ row: one, sentence }) => (
          <li key={one.key}>
            <span>{t('failed', { name: one.name, error: sentence })}</span>
            <span className={failedDecisionsStyles.failureButtons}>
              <Button variant="secondary" size="small" onClick={() => onLook(one.id)}>
                {t('lookAgain')}
              </Button>
              <Button variant="quiet" size="small" onClick={() => onDismiss(one.key)}>
                {t('dismiss')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * A request must be visible for this time in milliseconds before a key decides it, because of accidental double
 * presses.
 */
const glanceMs = 350;

function useSettled(key: string): boolean {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), glanceMs);
    return () => clearTimeout(timer);
  }, [key]);
  return settled === key;
}

const noCase = { key: '', expectedId: null, memberId: null } as const;

function useApproval(one: WaitingCase | null, isJudged: boolean) {
  const { key } = one ?? noCase;
  const [seen, setSeen] = useState(false);
  const isSettled = useSettled(key);
  const evidence = useEvidence(isJudged ? (one ?? noCase) : noCase);
  const doubts: readonly Doubt[] = one === null || evidence === null || !isJudged ? [] : doubtsOf(one, evidence);
  const hasPicture = one?.payment?.proof != null;
  return {
    setSeen,
    doubts,
    isKnown: evidence !== null,
    isReady: one !== null && evidence !== null && isSettled && (seen || !hasPicture),
  };
}

interface Props {
  queue: WaitingQueue;
  /** The content leads to the work that is left when the queue is empty. */
  whenDone?: ReactNode;
}

export function Desk({ queue, whenDone }: Props) {
  const t = useText(decisionDeskMessages);
  const work = useDeskWork(queue);
  const { current, isGone, isLooking, next, previous, goTo, decide } = work;
  const proof = useRef<ImageHandle>(null);
  const [asking, setAsking] = useState<Decision | null>(null);
  const here = isGone || isLooking ? null : current;
  const isJudged = !('hasDialogs' in queue);
  const approval = useApproval(here, isJudged);
  usePrefetchedCase(work.following);
  const own = useOwnDialogs(work);

  const may = (decision: Decision) => here !== null && here.closed?.includes(decision) !== true;
  const mayReject = may('reject');
  const mayApprove = may('approve') && approval.isReady;
  const approve = () => {
    if (!mayApprove) return;
    if (!isJudged) own.open('approve');
    else if (approval.doubts.length > 0) setAsking('approve');
    else decide(null);
  };
  const reject = () => {
    if (!mayReject) return;
    if (isJudged) setAsking('reject');
    else own.open('reject');
  };
  useSingleKeys({
    a: approve,
    r: reject,
    j: () => next !== null && goTo(next),
    k: () => previous !== null && goTo(previous),
    z: () => proof.current?.toggleZoom(),
  });

  return (
    <div className={styles.desk}>
      <FailedDecisions failures={work.failures} onLook={goTo} onDismiss={work.dismiss} />
      {content()}
      {own.dialog}
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
          {decidedSummary()}
          {whenDone}
        </EmptyState>
      );
    }
    return (
      <>
        <CaseView
          key={current.key}
          one={current}
          isGone={isGone}
          doubts={isJudged ? (approval.isKnown ? approval.doubts : null) : undefined}
          proof={proof}
          onSeen={approval.setSeen}
        />
        <DecisionBar
          says={queue.sentences}
          place={
            isGone ? null : t('position', { position: formatCount(work.position), total: formatCount(work.waiting) })
          }
          done={decidedSummary()}
          canApprove={mayApprove}
          canReject={mayReject}
          onApprove={approve}
          onReject={reject}
          onNext={next === null ? null : () => goTo(next)}
          onPrevious={previous === null ? null : () => goTo(previous)}
          onZoom={current.payment?.proof ? () => proof.current?.toggleZoom() : null}
        />
        {next === null && work.waiting > casesAtHand && (
          <p className={styles.soft}>{t('oldest', { count: formatCount(casesAtHand) })}</p>
        )}
        {!('hasDialogs' in queue) && (
          <DecisionDialogs
            asking={asking}
            one={current}
            doubts={approval.doubts}
            before={work.failures.find(({ row: one }) => one.key === current.key)?.reason ?? undefined}
            says={queue.sentences}
            onDecide={(reason) => {
              setAsking(null);
              decide(reason);
            }}
            onCancel={() => setAsking(null)}
          />
        )}
      </>
    );
  }

  function decidedSummary() {
    if (work.last === null) return null;
    return (
      <p className={styles.done} role="status">
        {work.last} {work.done > 1 && t(counted('decided', work.done), { count: formatCount(work.done) })}
      </p>
    );
  }
}

function useEvidence({ expectedId, memberId }: Pick<WaitingCase, 'expectedId' | 'memberId'>): Evidence | null {
  const { may } = useDesk();
  const asksBank = expectedId !== null;
  const asksNumbers = memberId !== null && may(...seeingSharedNumbers);
  const bank = useQuery({ ...expectedPaymentQuery(expectedId ?? ''), enabled: asksBank });
  const shared = useQuery({ ...sharedNumbersQuery([memberId ?? '']), enabled: asksNumbers });
  const bankLooks = asksBank && bank.data === undefined && !bank.isError;
  const numbersLook = asksNumbers && shared.data === undefined && !shared.isError;
  if (bankLooks || numbersLook) return null;
  return {
    bank: bank.data ?? (asksBank && bank.isError ? 'failed' : null),
    isShared: shared.data?.some((row) => row.shared.length > 0) ?? (asksNumbers && shared.isError ? 'failed' : false),
  };
}

function usePrefetchedCase(one: WaitingCase | undefined): void {
  const client = useQueryClient();
  const { may } = useDesk();
  const seesNumbers = may(...seeingSharedNumbers);
  const { expectedId, memberId } = one ?? {};
  const picture = one?.payment?.proof?.src;
  useEffect(() => {
    if (expectedId != null) void client.prefetchQuery(expectedPaymentQuery(expectedId));
    if (memberId != null && seesNumbers) void client.prefetchQuery(sharedNumbersQuery([memberId]));
  }, [client, expectedId, memberId, seesNumbers]);
  useEffect(() => {
    if (picture !== undefined) new Image().src = picture;
  }, [picture]);
}

interface Looked {
  readonly one: WaitingCase;
  readonly place: number;
}

interface Opened {
  readonly decision: Decision;
  readonly one: WaitingCase;
  readonly next: string | null;
}

/** The dialog keeps its case, because a decided case leaves the list while its dialog still shows the result. */
function useOwnDialogs({ current, isGone, next, previous, goTo }: ReturnType<typeof useDeskWork>) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [left, setLeft] = useState<Opened | null>(null);
  const isDecided =
    left !== null &&
    current?.key === left.one.key &&
    (isGone || (current.closed?.includes('approve') === true && left.one.closed?.includes('approve') !== true));
  const move = useEffectEvent(goTo);
  useEffect(() => {
    if (isDecided) move(left.next);
  }, [isDecided, left]);
  const close = () => {
    setLeft(opened);
    setOpened(null);
  };
  return {
    open: (decision: Decision) => current !== null && setOpened({ decision, one: current, next: next ?? previous }),
    dialog: opened?.one.dialogOf?.(opened.decision, close),
  };
}

function useDeskWork(queue: WaitingQueue) {
  const [at] = useLinkedId('at');
  const [, change] = useAddressValues();
  const { send, settled, ...decisions } = useDecisions(queue);
  const [looked, setLooked] = useState<Looked | null>(null);
  const goTo = (id: string | null) => change({ at: id ?? '' });

  const listed = queue.linked ? [queue.linked, ...(queue.cases ?? [])] : (queue.cases ?? []);
  const open = listed.filter(({ key }) => !settled.has(key));
  const ids = open.map(({ id }) => id);
  const place = at === null ? 0 : ids.indexOf(at);
  const present = open[place];
  if (present !== undefined && (looked?.one.key !== present.key || looked.place !== place))
    setLooked({ one: present, place });

  // The shown case stays until the clerk moves on, even after another clerk has decided it.
  const current = present ?? (looked !== null && looked.one.id === at ? looked.one : null);
  const isLooking = queue.cases === undefined || (present === undefined && at !== null && queue.linked === undefined);
  const neighbour = (by: 1 | -1) => neighbourOf(ids, current?.id ?? null, looked?.place ?? 0, by);

  function decide(reason: string | null): void {
    if (present === undefined) return;
    goTo(afterDecision(ids, present.id));
    send(present, reason);
  }

  return {
    ...decisions,
    current,
    position: place + 1,
    waiting: Math.max((queue.total ?? 0) - (listed.length - open.length), open.length),
    isLooking,
    isGone: present === undefined && !isLooking && at !== null,
    next: neighbour(1),
    previous: neighbour(-1),
    following: open[place + 1],
    goTo,
    decide,
  };
}
