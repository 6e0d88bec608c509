import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CompleteProfile } from '../../shared/members/complete-profile.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { PageTabs } from '../../components/ui/page-tabs.js';
import { ErrorState, LoadingState } from '../../components/ui/states.js';
import { GuideLine, Page } from '../../components/ui/surface.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useMembership } from '../../lib/network/membership.js';
import { mayAddMembers } from './adding.js';
import { AddMember } from './components/add-member.js';
import { NetworkTable } from './components/network-table.js';
import { networkMessages } from './messages.js';
import styles from './components/network-panel.module.css';

export function NetworkPage({ tree }: { tree: (topId: string, directCount: number) => ReactNode }) {
  const t = useText(networkMessages);
  const [params] = useSearchParams();
  const isTree = params.get('view') === 'tree';
  const membership = useMembership();
  const viewer = membership.data;
  const isOpen = viewer !== undefined && (viewer.isApproved || viewer.isHead);
  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={viewer?.isHead === false ? t('lead') : undefined}
        actions={isOpen ? <AddMember viewer={viewer} /> : undefined}
      />
      {content()}
    </Page>
  );

  function content() {
    if (viewer === undefined) {
      return membership.isError ? (
        <ErrorState error={membership.error} onRetry={() => void membership.refetch()} />
      ) : (
        <LoadingState />
      );
    }
    if (!isOpen) return <CompleteProfile />;
    return (
      <>
        <div className={styles.views}>
          <PageTabs
            label={t('view')}
            tabs={[
              { to: '?', label: t('asTable'), isOpen: !isTree },
              { to: '?view=tree', label: t('asTree'), isOpen: isTree },
            ]}
            preventScrollReset
          />
        </div>
        {isTree ? (
          tree(viewer._id, viewer.directCount)
        ) : (
          <NetworkTable mayAdd={mayAddMembers(viewer)} isDesk={viewer.isHead} />
        )}
        {!viewer.isHead && <GuideLine guide="earn" isFirst={viewer.directCount === 0} />}
      </>
    );
  }
}
