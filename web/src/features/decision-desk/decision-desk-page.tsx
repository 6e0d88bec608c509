import type { ComponentType, ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { RequirePermissions } from '../../shared/members/require-permissions.js';
import { ListViews } from '../../shared/saved-views/list-views.js';
import { Button, ButtonLink } from '../../components/ui/button.js';
import { deskMessages } from '../../components/ui/desk-messages.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { Shortcuts } from '../../components/ui/shortcuts.js';
import { LoadingState } from '../../components/ui/states.js';
import { Page } from '../../components/ui/surface.js';
import { type QueueName, queueNames, reviewing } from '../../lib/auth/review-queues.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useAddressValues } from '../../lib/use-address-values.js';
import { useOnline } from '../../lib/use-online.js';
import styles from './decision-desk-page.module.css';
import { decisionDeskMessages } from './messages.js';

export interface QueueWork {
  /** The count is undefined while it is unknown, and null if the work can't be counted. */
  readonly count: number | null | undefined;
  readonly mark: ReactNode;
}

interface Props {
  queues: Readonly<Record<QueueName, ComponentType<{ whenDone: ReactNode }>>>;
  /** The queues whose list is a view of this page; the others are filtered lists of other pages. */
  lists: Readonly<Partial<Record<QueueName, ComponentType>>>;
  work: Readonly<Record<QueueName, QueueWork>>;
}

const listOf = {
  members: '/network?show=unapproved',
  plans: '/network?show=plan-requests',
  orders: '/orders?orders=Requested',
  returns: '/orders?orders=returns',
  payouts: '/payables?payouts=requested',
  cancellations: '?queue=cancellations&view=list',
  passwords: '?queue=passwords&view=list',
} as const satisfies Record<QueueName, string>;

export function DecisionDeskPage(props: Props) {
  return (
    <Page className={styles.page}>
      <RequirePermissions needs={Object.values(reviewing).flat()}>
        <Review {...props} />
      </RequirePermissions>
    </Page>
  );
}

function Review(props: Props) {
  const { may } = useDesk();
  const isOnline = useOnline();
  const [params] = useAddressValues();
  const open = queueNames.filter((name) => may(...reviewing[name]));
  const hasWork = (name: QueueName) => (props.work[name].count ?? 0) > 0;
  const asked = queueNames.find((name) => name === params.get('queue'));
  const chosen = open.find((name) => name === asked);
  if (asked !== undefined && chosen === undefined)
    return <RequirePermissions needs={reviewing[asked]}>{null}</RequirePermissions>;
  if (chosen !== undefined) return <ChosenQueue {...props} open={open} chosen={chosen} hasWork={hasWork} />;
  // Plan requests once had the only addresses without a queue.
  if (params.has('at') && open.includes('plans'))
    return <Navigate to={`?queue=plans&at=${params.get('at')}`} replace />;
  if (isOnline && open.some((name) => props.work[name].count === undefined)) return <LoadingState />;
  return <Navigate to={`?queue=${open.find(hasWork) ?? open[0]}`} replace />;
}

interface ChosenProps extends Props {
  open: readonly QueueName[];
  chosen: QueueName;
  hasWork: (name: QueueName) => boolean;
}

function ChosenQueue({ queues, lists, work, open, chosen, hasWork }: ChosenProps) {
  const t = useText(decisionDeskMessages);
  const say = useText(deskMessages);
  const [params, change] = useAddressValues();
  const choose = (queue: QueueName) => change({ queue, at: '', view: '' });
  const Queue = queues[chosen];
  const List = params.get('view') === 'list' ? lists[chosen] : undefined;
  const further = open.find((name) => name !== chosen && hasWork(name));
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <ButtonLink variant="quiet" to={List === undefined ? listOf[chosen] : `?queue=${chosen}`}>
              {List === undefined ? t('asList') : say('oneByOne')}
            </ButtonLink>
            <Shortcuts
              rows={[
                ['A', t('keyApprove')],
                ['R', t('keyReject')],
                ['J', t('keyNext')],
                ['K', t('keyPrevious')],
                ['Z', t('keyZoom')],
                ['?', t('keyHelp')],
              ]}
            />
          </>
        }
      />
      <ListViews
        label={t('queues')}
        parameter="queue"
        tabs={open.map((value) => ({ value, label: t(value), mark: work[value].mark }))}
        chosen={chosen}
        onChoose={choose}
      />
      {List !== undefined ? (
        <List />
      ) : (
        <Queue
          key={chosen}
          whenDone={
            further !== undefined && (
              <Button onClick={() => choose(further)}>{t('continueWith', { queue: t(further) })}</Button>
            )
          }
        />
      )}
    </>
  );
}
