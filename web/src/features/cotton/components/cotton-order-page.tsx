import { type CottonOrderView, makingCharge, toRupees } from '@deepam/contracts';
import { Suspense, useState } from 'react';
import { Button, ButtonLink } from '../../../components/ui/button.js';
import { DetailList } from '../../../components/ui/detail-list.js';
import { ImageDialog, type ShownImage } from '../../../components/ui/image-dialog.js';
import { MemberLink } from '../../../shared/members/member-link.js';
import { PageHeader } from '../../../components/ui/page-header.js';
import { Panel } from '../../../components/ui/panel.js';
import { ErrorState, LoadingState, EmptyState } from '../../../components/ui/states.js';
import { GuideLine, Page } from '../../../components/ui/surface.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { useAuth } from '../../../lib/auth/use-auth.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { formatDate, formatDay, formatDateTime } from '../../../lib/format/date.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { lazyPart } from '../../../lib/retry-import.js';
import { useCottonOrder, useDepositRefund, type DepositRefund } from '../api.js';
import { cottonMessages } from '../messages.js';
import { cottonOrderMessages } from '../order-page-messages.js';
import { mayRequestReturn, actionsOf, isOpenTo, type OrderAction } from '../order-actions.js';
import { orderPictures, proofOf } from '../order-pictures.js';
import styles from './order-page.module.css';
import { OrderBadge, ReturnBadge } from './order-status.js';
import { utrPart } from '../../../lib/format/utr-part.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import { RefusedOrder } from './refused-order.js';
import { RequestReturnDialog } from './request-return-dialog.js';
import { CopyButton } from '../../../components/ui/copy-button.js';
import { DecidedBy } from '../../../shared/decisions/decision.js';
import { Icon } from '../../../components/ui/icon.js';
import { indianDay } from '../../../lib/format/indian-day.js';
import { timelineOf, type TimelineEntry } from '../order-timeline.js';
import { useMilestoneText } from '../use-milestone-text.js';

const OrderActionDialog = lazyPart(async () => ({
  default: (await import('./order-action-dialog.js')).OrderActionDialog,
}));

const listOf = (isDesk: boolean): string => (isDesk ? '/dashboard#cotton' : '/cotton');

function NoOrder({ isDesk }: { isDesk: boolean }) {
  const t = useText(cottonOrderMessages);
  return (
    <EmptyState title={t('missingTitle')} icon="cotton" isPage>
      <p>{t('missing')}</p>
      <ButtonLink to={listOf(isDesk)}>{t(isDesk ? 'toDesk' : 'toOrders')}</ButtonLink>
    </EmptyState>
  );
}

export function CottonOrderPage({ id }: { id: string }) {
  const { isStaff } = useDesk();
  const { isHead } = useAuth();
  const order = useCottonOrder(id);
  const isDesk = isHead || isStaff;
  return (
    <Page>
      {order.data !== undefined ? (
        <OrderContent order={order.data} isDesk={isDesk} />
      ) : order.isError ? (
        isMissing(order.error) ? (
          <NoOrder isDesk={isDesk} />
        ) : (
          <ErrorState error={order.error} onRetry={() => void order.refetch()} />
        )
      ) : (
        <LoadingState />
      )}
    </Page>
  );
}

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.code === 'COTTON.ORDER_NOT_FOUND';
function OrderContent({ order, isDesk }: { order: CottonOrderView; isDesk: boolean }) {
  const t = useText(cottonOrderMessages);
  const say = useText(cottonMessages);
  const [image, setImage] = useState<ShownImage | null>(null);
  const { quantity: kg, member, adminProvidedImage } = order;
  const refund = useDepositRefund(order, isDesk);
  return (
    <>
      <PageHeader
        title={t('title', { kg })}
        lead={t('ordered', { date: formatDate(order.requestDate) })}
        actions={
          <ButtonLink variant="secondary" to={listOf(isDesk)}>
            {t(isDesk ? 'toDesk' : 'toOrders')}
          </ButtonLink>
        }
      />
      <div className={styles.columns}>
        <Panel title={t('timeline')}>
          <OrderTimeline order={order} refund={refund} />
          <div className={styles.actions}>{isDesk ? <DeskActions order={order} /> : <OwnActions order={order} />}</div>
          {!isDesk && mayRequestReturn(order) && <GuideLine guide="return" isFirst />}
        </Panel>
        <Panel title={t('facts')}>
          <DetailList
            rows={[
              ...(isDesk
                ? ([[say('member'), <MemberLink key="member" memberId={member._id} name={member.name} />]] as const)
                : []),
              [say('status'), <OrderBadge key="status" status={order.status} />],
              [say('depositReturn'), <ReturnBadge key="return" status={order.depositReturnStatus} />],
              [say('deposit'), formatRupees(order.deposit)],
              ...amountsBack(t, order, refund),
              [say('utr'), order.utr ?? say('notGiven')],
              [say('address'), order.address],
            ]}
          />
          <div className={styles.actions}>
            {isDesk && refund !== undefined && (
              <ButtonLink variant="secondary" size="small" to={`/payables?payable=${order._id}`}>
                {t('openPayable')}
              </ButtonLink>
            )}
            <Button variant="secondary" size="small" onClick={() => setImage(proofOf(say, order))}>
              {say('viewProof')}
            </Button>
            {adminProvidedImage !== null && (
              <Button
                variant="secondary"
                size="small"
                onClick={() => setImage({ src: adminProvidedImage, title: say('adminImageTitle', { kg }) })}
              >
                {say('viewAdminImage')}
              </Button>
            )}
          </div>
        </Panel>
      </div>
      <ImageDialog image={image} among={orderPictures(say, [order])} onClose={() => setImage(null)} />
    </>
  );
}

type Text = Translate<(typeof cottonOrderMessages)['english']>;

function amountsBack(
  t: Text,
  order: Pick<CottonOrderView, 'quantity' | 'deposit' | 'depositReturnAmount' | 'status' | 'depositReturnStatus'>,
  refund: DepositRefund | undefined,
): (readonly [label: string, text: string])[] {
  const { quantity, deposit, depositReturnAmount, status, depositReturnStatus } = order;
  if (status === 'Rejected' || depositReturnStatus === 'Rejected') return [];
  const charge = { amount: formatRupees(toRupees(makingCharge(quantity))) };
  return [
    [t('amountBack'), formatRupees(depositReturnAmount)],
    [t('depositBack'), depositText(t, formatRupees(deposit), refund)],
    [t('chargeBack'), t(depositReturnStatus === 'Approved' ? 'charge.credited' : 'charge.planned', charge)],
  ];
}

function depositText(t: Text, amount: string, refund: DepositRefund | undefined): string {
  switch (refund?.state) {
    case undefined:
    case 'requested':
    case 'rejected':
      return t('deposit.planned', { amount });
    case 'owed':
      return t(refund?.transfer?.state === 'returned' ? 'deposit.returned' : 'deposit.owed', { amount });
    case 'in-transfer':
      return t('deposit.in-transfer', { amount });
    case 'paid':
    case 'paid-twice': {
      const { paidOn, utr } = refund?.transfer ?? {};
      const day = paidOn === undefined ? '–' : formatDay(paidOn);
      return t('deposit.paid', { amount, day, utr: utrPart(utr ?? null) });
    }
  }
}

function OwnActions({ order }: { order: CottonOrderView }) {
  const t = useText(cottonMessages);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <RefusedOrder order={order} />
      {mayRequestReturn(order) && (
        <Button needsConnection onClick={() => setAsking(true)}>
          {t('requestReturn')}
        </Button>
      )}
      {isAsking && <RequestReturnDialog order={order} onClose={() => setAsking(false)} />}
    </>
  );
}

function DeskActions({ order }: { order: CottonOrderView }) {
  const t = useText(cottonMessages);
  const desk = useDesk();
  const [acting, setActing] = useState<OrderAction | null>(null);
  return (
    <>
      {actionsOf(order)
        .filter((action) => isOpenTo(desk, action))
        .toSorted((a, b) => Number(b === 'send') - Number(a === 'send'))
        .map((action, place) => (
          <Button
            key={action}
            variant={action === 'reject' ? 'outlinedDanger' : place === 0 ? 'primary' : 'secondary'}
            needsConnection
            onClick={() => setActing(action)}
          >
            {t(action)}
          </Button>
        ))}
      {acting !== null && (
        <Suspense>
          <OrderActionDialog action={acting} order={order} onClose={() => setActing(null)} />
        </Suspense>
      )}
    </>
  );
}

function OrderTimeline({ order, refund }: { order: CottonOrderView; refund: DepositRefund | undefined }) {
  const [today] = useState(() => indianDay(new Date()));
  return (
    <ol className={styles.timeline}>
      {timelineOf(order, today, refund).map((entry) => (
        <MilestoneItem key={entry.what} entry={entry} order={order} />
      ))}
    </ol>
  );
}

function MilestoneItem({ entry, order }: { entry: TimelineEntry; order: CottonOrderView }) {
  const t = useText(cottonOrderMessages);
  const say = useText(cottonMessages);
  const { nameOf, waitingFor, promiseOf } = useMilestoneText();
  const { what, state, at, day, by, isLate } = entry;
  const waits = waitingFor(entry);
  const promise = promiseOf(entry);
  const isRefusal = what === 'rejected' || what === 'return-rejected';
  return (
    <li data-state={isRefusal ? 'refused' : state} aria-current={state === 'next' ? 'step' : undefined}>
      <span className={styles.dot}>{state === 'done' && <Icon name={isRefusal ? 'close' : 'check'} size={14} />}</span>
      <div className={styles.milestone}>
        <strong>{nameOf(entry)}</strong>
        {at !== null && (
          <time dateTime={at} className={styles.soft}>
            {formatDateTime(at)}
            {by !== null && (
              <>
                {' '}
                <DecidedBy by={by} />
              </>
            )}
          </time>
        )}
        {day !== undefined && <span className={styles.soft}>{formatDay(day)}</span>}
        {state === 'done' && at === null && day === undefined && <span className={styles.soft}>{t('noDate')}</span>}
        {waits !== null && <span>{waits}</span>}
        {promise !== null && <span className={isLate ? styles.late : styles.soft}>{promise}</span>}
        {what === 'sent' && order.parcelNo != null && (
          <span className={styles.parcel}>
            {t('parcel')}: <b>{order.parcelNo}</b>
            <CopyButton value={order.parcelNo} what={t('parcel')} />
          </span>
        )}
        {isRefusal && order.rejectionReason !== null && <span>{say('reason', { reason: order.rejectionReason })}</span>}
      </div>
    </li>
  );
}
