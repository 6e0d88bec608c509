import type { CancellationView } from '@deepam/contracts';
import { useState } from 'react';
import { PlanSalesDialog } from '../../shared/plans/plan-sales-dialog.js';
import { planSalesMessages } from '../../shared/plans/plan-sales-messages.js';
import { EmptyState } from '../../components/ui/states.js';
import { SteadyList } from '../../components/ui/steady-list.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useCancellations, useRefuseCancellation } from '../../lib/network/plan-sales.js';
import { useKeysetPages } from '../../lib/use-keyset-pages.js';
import { cancellationColumns } from './cancellation-columns.js';
import { personName } from '../../components/ui/person-name.js';
import { ReasonDialog } from '../../components/ui/reason-dialog.js';
import { sentenceOf } from '../../lib/api/api-error.js';
import { saysAndCloses } from '../../lib/says-and-closes.js';

const pageSize = 20;

export function CancellationList() {
  const t = useText(planSalesMessages);
  const { may } = useDesk();
  const pages = useKeysetPages('');
  const requests = useCancellations({ limit: pageSize, cursor: pages.cursor });
  const [granting, setGranting] = useState<CancellationView | null>(null);
  const [refusing, setRefusing] = useState<CancellationView | null>(null);
  return (
    <>
      <SteadyList
        caption={t('cancellations')}
        list={requests}
        pages={pages}
        pageSize={pageSize}
        columns={cancellationColumns(t, may('decide-plans') ? { onGrant: setGranting, onRefuse: setRefusing } : null)}
        empty={
          <EmptyState title={t('none')} icon="check">
            <p>{t('noneHint')}</p>
          </EmptyState>
        }
      />
      {granting !== null && (
        <PlanSalesDialog member={{ _id: granting.memberId, name: granting.name }} onClose={() => setGranting(null)} />
      )}
      {refusing !== null && <RefuseDialog request={refusing} onClose={() => setRefusing(null)} />}
    </>
  );
}

function RefuseDialog({ request, onClose }: { request: CancellationView; onClose: () => void }) {
  const t = useText(planSalesMessages);
  const refusal = useRefuseCancellation();
  const { _id: id, plan } = request;
  const refuse = (reason: string) =>
    refusal.mutate({ id, reason }, { onSuccess: saysAndCloses(t('refused'), onClose) });
  return (
    <ReasonDialog
      title={t('refuseTitle')}
      confirmLabel={t('refuse')}
      busy={refusal.isPending}
      failure={refusal.isError ? t('refuseFailed', { error: sentenceOf(refusal.error) }) : undefined}
      onConfirm={refuse}
      onCancel={onClose}
    >
      {t('refuseLead', { name: personName(request.name), plan })}
    </ReasonDialog>
  );
}
