import { HeadOnly } from '../../shared/members/head-only.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { Page } from '../../components/ui/surface.js';
import { useText } from '../../lib/i18n/use-text.js';
import { AuditPanel } from './components/audit-panel.js';
import { auditMessages } from './messages.js';

export default function AuditPage() {
  const t = useText(auditMessages);
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <HeadOnly needs={['reports']}>
        <AuditPanel />
      </HeadOnly>
    </Page>
  );
}
