import { PageHeader } from '../../components/ui/page-header.js';
import { Panels, Panel } from '../../components/ui/panel.js';
import { Page } from '../../components/ui/surface.js';
import { useText } from '../../lib/i18n/use-text.js';
import { DocumentsPanel } from './components/documents-panel.js';
import { documentMessages } from './messages.js';
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { SelectField } from '../../components/ui/text-field.js';
import { Toolbar } from '../../components/ui/toolbar.js';
import { sentenceOf } from '../../lib/api/api-error.js';
import { taxYears } from '../../lib/tax-years.js';
import { showToast } from '../../lib/toast.js';
import { useYearStatement } from './api.js';

export default function DocumentsPage() {
  const t = useText(documentMessages);
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Panels>
        <DocumentsPanel />
        <YearPanel />
      </Panels>
    </Page>
  );
}

function YearPanel() {
  const t = useText(documentMessages);
  const [years] = useState(() => taxYears(new Date()));
  const [year, choose] = useState(years[0]!);
  const saving = useYearStatement((error) => showToast(t('downloadFailed', { error: sentenceOf(error) }), 'failure'));
  return (
    <Panel title={t('yearly')} lead={t('yearlyLead')}>
      <Toolbar>
        <SelectField label={t('year')} value={year} onChange={({ target }) => choose(target.value)}>
          {years.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
        <Button variant="secondary" needsConnection busy={saving.isPending} onClick={() => saving.mutate(year)}>
          {t('download')}
        </Button>
      </Toolbar>
    </Panel>
  );
}
