import { HeadOnly } from '../../components/head-only.js';
import { PageHeader } from '../../components/page-header.js';
import { Page } from '../../components/surface.js';
import { seeingTaxRates, seeingTaxRegister } from '../../lib/auth/desk-permissions.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useText } from '../../lib/i18n/use-text.js';
import { RatesPanel } from './components/rates-panel.js';
import { Register } from './components/register.js';
import styles from './components/tax.module.css';
import { taxMessages } from './messages.js';

export default function TaxPage() {
  const t = useText(taxMessages);
  const { may } = useDesk();
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <HeadOnly needs={[...seeingTaxRates, ...seeingTaxRegister]}>
        <div className={styles.page}>
          {may(...seeingTaxRegister) && <Register />}
          {may(...seeingTaxRates) && <RatesPanel />}
        </div>
      </HeadOnly>
    </Page>
  );
}
