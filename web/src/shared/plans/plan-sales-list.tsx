import type { SoldPlan } from '@deepam/contracts';
import { useState } from 'react';
import { useText } from '../../lib/i18n/use-text.js';
import { useSalesOfMember } from '../../lib/network/plan-sales.js';
import { planSalesMessages } from './plan-sales-messages.js';
import styles from './plan-sales.module.css';
import { ReverseSaleDialog } from './reverse-sale-dialog.js';
import { SoldPlanItem } from './sold-plan-item.js';
import { ErrorState, LoadingState } from '../../components/ui/states.js';

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
