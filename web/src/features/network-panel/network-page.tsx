import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CompleteProfile } from '../../components/complete-profile.js';
import { PageHeader } from '../../components/page-header.js';
import { ErrorState, LoadingState } from '../../components/states.js';
import { GuideLine, Page } from '../../components/surface.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useMembership } from '../../lib/network/membership.js';
import { mayAddMembers } from './adding.js';
import { AddMember } from './components/add-member.js';
import { NetworkTable } from './components/network-table.js';
import { ViewSwitch } from './components/view-switch.js';
import { networkMessages } from './messages.js';

export function NetworkPage({ tree }: { tree: (topId: string, directCount: number) => ReactNode }) {
  const t = useText(networkMessages);
  const [params, setParams] = useSearchParams();
  const isTree = params.get('view') === 'tree';
  const membership = useMembership();
  const viewer = membership.data;
  const isOpen = viewer !== undefined && (viewer.isApproved || viewer.isHead);
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} actions={isOpen ? <AddMember viewer={viewer} /> : undefined} />
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
        <ViewSwitch isTree={isTree} onChange={(next) => setParams(next ? { view: 'tree' } : {}, { replace: true })} />
        {isTree ? tree(viewer._id, viewer.directCount) : <NetworkTable mayAdd={mayAddMembers(viewer)} />}
        {!viewer.isHead && <GuideLine guide="earn" isFirst={viewer.directCount === 0} />}
      </>
    );
  }
}
