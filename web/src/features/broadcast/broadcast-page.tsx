import { HeadOnly } from '../../shared/members/head-only.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { Page } from '../../components/ui/surface.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useText } from '../../lib/i18n/use-text.js';
import { BroadcastForm } from './components/broadcast-form.js';
import { BroadcastHistory } from './components/broadcast-history.js';
import styles from './components/broadcast.module.css';
import { broadcastMessages } from './messages.js';

export default function BroadcastPage() {
  const t = useText(broadcastMessages);
  const { may } = useDesk();
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <HeadOnly needs={['broadcast', 'read']}>
        <div className={styles.page}>
          {may('broadcast') && <BroadcastForm />}
          <BroadcastHistory />
        </div>
      </HeadOnly>
    </Page>
  );
}
