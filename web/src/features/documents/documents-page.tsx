import { PageHeader } from '../../components/page-header.js';
import { Panels } from '../../components/panel.js';
import { Page } from '../../components/surface.js';
import { useText } from '../../lib/i18n/use-text.js';
import { DocumentsPanel } from './components/documents-panel.js';
import { YearPanel } from './components/year-panel.js';
import { documentMessages } from './messages.js';

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
