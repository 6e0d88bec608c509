import { HeadOnly } from '../../shared/members/head-only.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { Page } from '../../components/ui/surface.js';
import { seeingPayouts } from '../../lib/auth/desk-permissions.js';
import { useText } from '../../lib/i18n/use-text.js';
import { PayablesPanel } from './components/payables-panel.js';
import { payoutMessages } from './messages.js';

export default function PayablesPage() {
  const t = useText(payoutMessages);
  return (
    <Page>
      <HeadOnly needs={seeingPayouts}>
        <PageHeader title={t('payablesTitle')} />
        <PayablesPanel link="payable" />
      </HeadOnly>
    </Page>
  );
}
