import { useAuth } from '../lib/auth/use-auth.js';
import { useDesk } from '../lib/auth/use-desk.js';
import { useText } from '../lib/i18n/use-text.js';
import { BottomTabs } from './bottom-tabs.js';
import { tabMessages } from './tab-messages.js';

export default function MemberTabs() {
  const { isHead } = useAuth();
  const { isStaff } = useDesk();
  return isHead || isStaff ? null : <Tabs />;
}

function Tabs() {
  const t = useText(tabMessages);
  return (
    <BottomTabs
      label={t('label')}
      tabs={[
        { to: '/dashboard', text: t('home'), icon: 'home' },
        { to: '/network', text: t('network'), icon: 'network', holds: ['/adduser'] },
        { to: '/cotton', text: t('cotton'), icon: 'cotton' },
        { to: '/wallet', text: t('wallet'), icon: 'wallet', holds: ['/statement'] },
        {
          to: '/profile',
          text: t('me'),
          icon: 'user',
          holds: ['/change-password', '/second-factor', '/preferences', '/documents'],
        },
      ]}
    />
  );
}
