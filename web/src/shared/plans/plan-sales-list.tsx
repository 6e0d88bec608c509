import type { SoldPlan } from '@deepam/contracts';
import { useState } from 'react';
import { useText } from '../../lib/i18n/use-text.js';
import { useSalesOfMember } from '../../lib/network/plan-sales.js';
import { planSalesMessages } from './plan-sales-messages.js';
import styles from './plan-sales.module.css';
import { ReverseSaleDialog } from './reverse-sale-dialog.js';
import { ErrorState, LoadingState } from '../../components/ui/states.js';
import { seeingPayouts } from '../../lib/auth/desk-permissions.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { formatDate } from '../../lib/format/date.js';
import { formatRupees } from '../../lib/format/money.js';
import { Button, ButtonLink } from '../../components/ui/button.js';

export function PlanSalesList({ memberId, name }: { memberId: string; name: string }) {
  const t = useText(planSalesMessages);
  const { data, error, refetch } = useSalesOfMember(memberId);
  const [reversing, setReversing] = useState<SoldPlan | null>(null);
  return (
    <>
      {data === undefined ? (
        error === null ? (
          <LoadingState />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )
      ) : data.length === 0 ? (
        <p>{t('empty')}</p>
      ) : (
        <ul className={styles.list}>
          {data.toReversed().map((sale) => (
            <SoldPlanItem key={sale._id} sale={sale} onReverse={setReversing} />
          ))}
        </ul>
      )}
      {reversing !== null && <ReverseSaleDialog sale={reversing} name={name} onClose={() => setReversing(null)} />}
    </>
  );
}

interface Props {
  sale: SoldPlan;
  onReverse: (sale: SoldPlan) => void;
}

function SoldPlanItem({ sale, onReverse }: Props) {
  const t = useText(planSalesMessages);
  const { may } = useDesk();
  const { _id, plan, previousPlan: previous, date, payment, amount, reversal, cancellation, blocked } = sale;
  const facts = { plan, date: formatDate(date) };
  const mayReverse = blocked === null && (may('adjust-money') || cancellation?.status === 'waiting');
  const why = blocked === 'later-sale' || blocked === 'request-waits' ? t(`blocked.${blocked}`) : null;
  return (
    <li className={styles.sale}>
      <p className={styles.head}>
        <strong id={`sale-${_id}`}>
          {previous === null ? t('sold', facts) : t('upgraded', { ...facts, previous })}
        </strong>
        <span>{payment === 'waived' ? t('waived') : formatRupees(amount)}</span>
      </p>
      {cancellation?.status === 'waiting' && <p>{t('asks')}</p>}
      {reversal != null && (
        <p className={styles.soft}>
          {t('reversed', { date: formatDate(reversal.at) })}: {t(`kind.${reversal.kind}`)}
        </p>
      )}
      {why !== null && <p className={styles.soft}>{why}</p>}
      {reversal != null && amount > 0 && may(...seeingPayouts) && (
        <div className={styles.buttons}>
          <ButtonLink size="small" variant="secondary" aria-describedby={`sale-${_id}`} to={`/payables?payable=${_id}`}>
            {t('openRefund')}
          </ButtonLink>
        </div>
      )}
      {may('decide-plans') && mayReverse && (
        <div className={styles.buttons}>
          <Button
            size="small"
            needsConnection
            variant="outlinedDanger"
            aria-haspopup="dialog"
            aria-describedby={`sale-${_id}`}
            onClick={() => onReverse(sale)}
          >
            {t('reverse')}
          </Button>
        </div>
      )}
    </li>
  );
}
