import { HeadOnly } from '../../shared/members/head-only.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { planSalesMessages } from '../../shared/plans/plan-sales-messages.js';
import { Page } from '../../components/ui/surface.js';
import { useText } from '../../lib/i18n/use-text.js';
import { CancellationList } from './cancellation-list.js';

export default function PlanCancellationsPage() {
  const t = useText(planSalesMessages);
  return (
    <Page>
      <PageHeader title={t('cancellations')} />
      <HeadOnly needs={['decide-plans', 'read']}>
        <CancellationList />
      </HeadOnly>
    </Page>
  );
}
