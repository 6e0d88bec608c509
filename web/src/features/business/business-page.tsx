import { HeadOnly } from '../../shared/members/head-only.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { Panels } from '../../components/ui/panel.js';
import { ErrorState, LoadingState } from '../../components/ui/states.js';
import { Page } from '../../components/ui/surface.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useBusiness } from './api.js';
import { BusinessForm } from './components/business-form.js';
import { RegistersPanel } from './components/registers-panel.js';
import { businessMessages } from './messages.js';

export default function BusinessPage() {
  const t = useText(businessMessages);
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <HeadOnly needs={['schedule', 'reports', 'read']}>
        <Business />
      </HeadOnly>
    </Page>
  );
}

function Business() {
  const business = useBusiness();
  const { may } = useDesk();
  const { data } = business;
  if (data === undefined) {
    if (business.isError) return <ErrorState error={business.error} onRetry={() => void business.refetch()} />;
    return <LoadingState neverKept />;
  }
  return (
    <Panels>
      <BusinessForm key={data.business?.version} present={data.business} />
      {may('reports') && <RegistersPanel />}
    </Panels>
  );
}
