import { RequirePermissions } from '../../shared/members/require-permissions.js';
import { ButtonLink } from '../../components/ui/button.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { Page } from '../../components/ui/surface.js';
import { seeingPayouts } from '../../lib/auth/desk-permissions.js';
import { useText } from '../../lib/i18n/use-text.js';
import { bankFileMessages } from './bank-file-messages.js';
import { PayablesPanel } from './components/payables-panel.js';
import { payoutMessages } from './messages.js';

export default function PayablesPage() {
  const t = useText(payoutMessages);
  const say = useText(bankFileMessages);
  return (
    <Page>
      <RequirePermissions needs={seeingPayouts}>
        <PageHeader
          title={t('payablesTitle')}
          actions={
            <ButtonLink variant="secondary" to="/bank-files">
              {say('title')}
            </ButtonLink>
          }
        />
        <PayablesPanel link="payable" isWholePage />
      </RequirePermissions>
    </Page>
  );
}
