import { HeadOnly } from '../../shared/members/head-only.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { Page } from '../../components/ui/surface.js';
import { seeingTaxRates, seeingTaxRegister } from '../../lib/auth/desk-permissions.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useText } from '../../lib/i18n/use-text.js';
import { RatesPanel } from './components/rates-panel.js';
import styles from './components/tax.module.css';
import { taxMessages } from './messages.js';
import { useState } from 'react';
import { useAddressValues } from '../../lib/use-address-values.js';
import { useKeysetPages, useLeaveEmptyPage } from '../../lib/use-keyset-pages.js';
import { useTaxRegister } from './api.js';
import { taxPeriodIn } from './tax-period.js';
import { OwedPanel } from './components/owed-panel.js';
import { RegisterPanel } from './components/register-panel.js';

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

function Register() {
  const [now] = useState(() => new Date());
  const [params, change] = useAddressValues();
  const period = taxPeriodIn(params, now);
  const pages = useKeysetPages(`tax ${period.year} ${period.quarter}`);
  const register = useTaxRegister(period, Number(pages.cursor ?? 0) || 0);
  const { data } = register;
  useLeaveEmptyPage(pages, data !== undefined && !register.isPlaceholderData && data.rows.length === 0);
  return (
    <>
      {data !== undefined && <OwedPanel register={data} />}
      <RegisterPanel list={register} period={period} pages={pages} now={now} onChange={change} />
    </>
  );
}
