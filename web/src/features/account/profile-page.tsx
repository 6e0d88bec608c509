import { PageHeader } from '../../components/page-header.js';
import { Page } from '../../components/surface.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useText } from '../../lib/i18n/use-text.js';
import { StaffProfile } from './components/staff-profile.js';
import { accountMessages } from './messages.js';
import { OfMember } from './own-profile.js';

export default function ProfilePage() {
  return useDesk().isStaff ? <OfStaff /> : <OfMember />;
}

function OfStaff() {
  const t = useText(accountMessages);
  return (
    <Page width="reading">
      <PageHeader title={t('profileTitle')} />
      <StaffProfile />
    </Page>
  );
}
