import { HeadOnly } from '../../components/head-only.js';
import { PageHeader } from '../../components/page-header.js';
import { Page } from '../../components/surface.js';
import { useText } from '../../lib/i18n/use-text.js';
import { ApprovePanel } from './components/approve-panel.js';
import { ImportPanel } from './components/import-panel.js';
import { LinePanel } from './components/line-panel.js';
import { MissingPanel } from './components/missing-panel.js';
import { StatementPanel } from './components/statement-panel.js';
import styles from './components/bank.module.css';
import { bankMessages } from './messages.js';

export default function BankPage() {
  const t = useText(bankMessages);
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <HeadOnly needs={['decide-plans', 'bank-layouts']}>
        <div className={styles.panels}>
          <ImportPanel />
          <StatementPanel />
          <ApprovePanel />
          <LinePanel />
          <MissingPanel />
        </div>
      </HeadOnly>
    </Page>
  );
}
