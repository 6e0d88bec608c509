import type { ReactNode } from 'react';
import { PageHeader } from '../../../components/ui/page-header.js';
import { Page } from '../../../components/ui/surface.js';
import { useAccount } from '../../../lib/auth/account.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { dashboardMessages } from '../messages.js';
import styles from './dashboard.module.css';
import { WaitingList } from './waiting-list.js';

export function StaffDesk({ children }: { children: ReactNode }) {
  const t = useText(dashboardMessages);
  const { data } = useAccount(true);
  return (
    <Page>
      <PageHeader title={t('title')} lead={data && t('greeting', { name: data.name })} />
      <div className={styles.page}>
        <WaitingList />
        {children}
      </div>
    </Page>
  );
}
