import type { Permission } from '@deepam/contracts';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { HeadOnly } from '../../shared/members/head-only.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { PageTabs } from '../../components/ui/page-tabs.js';
import { Shortcuts } from '../../components/ui/shortcuts.js';
import { Page } from '../../components/ui/surface.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useSearchChoice } from '../../lib/use-search-choice.js';
import styles from './decision-desk-page.module.css';
import { decisionDeskMessages } from './messages.js';

type QueueName = 'plans' | 'orders' | 'returns';
export type Queues = Readonly<Record<QueueName, ComponentType>>;

const needs = {
  plans: 'decide-plans',
  orders: 'decide-cotton',
  returns: 'decide-cotton',
} as const satisfies Record<QueueName, Permission>;
const lists = {
  plans: '/network?show=plan-requests',
  orders: '/orders?orders=Requested',
  returns: '/orders?orders=returns',
} as const satisfies Record<QueueName, string>;
const names = Object.keys(needs) as [QueueName, ...QueueName[]];

export function DecisionDeskPage({ queues }: { queues: Queues }) {
  return (
    <Page className={styles.page}>
      <HeadOnly needs={Object.values(needs)}>
        <ChosenQueue queues={queues} />
      </HeadOnly>
    </Page>
  );
}

function ChosenQueue({ queues }: { queues: Queues }) {
  const t = useText(decisionDeskMessages);
  const { may } = useDesk();
  const open = names.filter((name) => may(needs[name]));
  const [chosen] = useSearchChoice('queue', open as [QueueName, ...QueueName[]]);
  const Queue = queues[chosen];
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <Shortcuts
            rows={[
              ['A', t('keyApprove')],
              ['R', t('keyReject')],
              ['J', t('keyNext')],
              ['K', t('keyPrevious')],
              ['Z', t('keyZoom')],
              ['?', t('keyHelp')],
            ]}
          />
        }
      />
      <PageTabs
        label={t('queues')}
        tabs={open.map((queue) => ({ to: `?queue=${queue}`, label: t(queue), isOpen: queue === chosen }))}
      >
        <Link to={lists[chosen]} className={styles.asList}>
          {t('asList')}
        </Link>
      </PageTabs>
      <Queue key={chosen} />
    </>
  );
}
