import { HeadOnly } from '../../shared/members/head-only.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { Page } from '../../components/ui/surface.js';
import { useText } from '../../lib/i18n/use-text.js';
import { RequestList } from './components/request-list.js';
import { passwordRequestMessages } from './messages.js';

export default function PasswordRequestsPage() {
  const t = useText(passwordRequestMessages);
  return (
    <Page>
      <PageHeader title={t('title')} />
      <HeadOnly needs={['manage-members', 'read']}>
        <RequestList />
      </HeadOnly>
    </Page>
  );
}
