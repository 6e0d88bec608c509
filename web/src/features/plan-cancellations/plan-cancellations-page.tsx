import { HeadOnly } from '../../components/head-only.js';
import { PageHeader } from '../../components/page-header.js';
import { planSalesMessages } from '../../components/plan-sales-messages.js';
import { Page } from '../../components/surface.js';
import { useText } from '../../lib/i18n/use-text.js';
import { CancellationList } from './cancellation-list.js';

export default function PlanCancellationsPage() {
  const t = useText(planSalesMessages);
  return (
    <Page>
      <PageHeader title={t('cancellations')} lead={t('cancellationsLead')} />
      <HeadOnly needs={['decide-plans', 'read']}>
        <CancellationList />
      </HeadOnly>
    </Page>
  );
}
