import { HeadOnly } from '../../shared/members/head-only.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { Panels, Panel } from '../../components/ui/panel.js';
import { ErrorState, LoadingState } from '../../components/ui/states.js';
import { Page } from '../../components/ui/surface.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useBusiness, taxDocumentsCsv } from './api.js';
import { BusinessForm } from './components/business-form.js';
import { businessMessages } from './messages.js';
import { taxDocumentKinds, type TaxDocumentKind } from '@deepam/contracts';
import { useState } from 'react';
import { ExportButton } from '../../components/ui/export-button.js';
import { SelectField } from '../../components/ui/text-field.js';
import { Toolbar } from '../../components/ui/toolbar.js';
import { taxYears } from '../../lib/tax-years.js';

export default function BusinessPage() {
  const t = useText(businessMessages);
  return (
    <Page>
      <PageHeader title={t('title')} />
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

function RegistersPanel() {
  const t = useText(businessMessages);
  const [years] = useState(() => taxYears(new Date()));
  const [taxYear, chooseYear] = useState(years[0]!);
  const [kind, chooseKind] = useState<TaxDocumentKind>('invoice');
  return (
    <Panel title={t('registers')} lead={t('registersLead')}>
      <Toolbar>
        <SelectField label={t('year')} value={taxYear} onChange={({ target }) => chooseYear(target.value)}>
          {years.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('series')}
          value={kind}
          onChange={({ target }) => chooseKind(target.value as TaxDocumentKind)}
        >
          {taxDocumentKinds.map((one) => (
            <option key={one} value={one}>
              {t(`kind.${one}`)}
            </option>
          ))}
        </SelectField>
        <ExportButton
          name={`${kind}-${taxYear}`}
          what={t('registers')}
          load={(format) => taxDocumentsCsv({ taxYear, kind, format })}
        />
      </Toolbar>
    </Panel>
  );
}
