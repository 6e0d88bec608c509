import { RequirePermissions } from '../shared/members/require-permissions.js';
import { PageHeader } from '../components/ui/page-header.js';
import { Page } from '../components/ui/surface.js';
import { NetworkCottonTable, OrdersOneByOne } from '../features/cotton/components/network-cotton-table.js';
import { seeingOrders } from '../lib/auth/desk-permissions.js';
import { useText } from '../lib/i18n/use-text.js';
import { backOfficeMessages } from './back-office-messages.js';

export default function OrdersRoute() {
  const t = useText(backOfficeMessages);
  return (
    <Page>
      <RequirePermissions needs={seeingOrders}>
        <PageHeader title={t('orders')} actions={<OrdersOneByOne />} />
        <NetworkCottonTable isWholePage />
      </RequirePermissions>
    </Page>
  );
}
