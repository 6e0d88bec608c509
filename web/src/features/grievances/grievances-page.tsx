import { RequirePermissions } from '../../shared/members/require-permissions.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { Page } from '../../components/ui/surface.js';
import { seeingGrievances } from '../../lib/auth/desk-permissions.js';
import { useText } from '../../lib/i18n/use-text.js';
import { GrievanceList } from './components/grievance-list.js';
import { grievanceDeskMessages } from './messages.js';

export default function GrievancesPage() {
  const t = useText(grievanceDeskMessages);
  return (
    <Page>
      <PageHeader title={t('title')} />
      <RequirePermissions needs={seeingGrievances}>
        <GrievanceList />
      </RequirePermissions>
    </Page>
  );
}
