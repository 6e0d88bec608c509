import { type ReactNode, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CompleteProfile } from '../../shared/members/complete-profile.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { ErrorState, LoadingState } from '../../components/ui/states.js';
import { GuideLine, Page } from '../../components/ui/surface.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useMembership } from '../../lib/network/membership.js';
import { mayAddMembers } from './adding.js';
import { AddMember } from './components/add-member.js';
import { NetworkTable } from './components/network-table.js';
import { networkMessages } from './messages.js';
import styles from './components/view-switch.module.css';

export function NetworkPage({ tree }: { tree: (topId: string, directCount: number) => ReactNode }) {
  const t = useText(networkMessages);
  const [params, setParams] = useSearchParams();
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
        <ViewSwitch isTree={isTree} onChange={(next) => setParams(next ? { view: 'tree' } : {}, { replace: true })} />
        {isTree ? tree(viewer._id, viewer.directCount) : <NetworkTable mayAdd={mayAddMembers(viewer)} />}
        {!viewer.isHead && <GuideLine guide="earn" isFirst={viewer.directCount === 0} />}
      </>
    );
  }
}

function ViewSwitch({ isTree, onChange }: { isTree: boolean; onChange: (isTree: boolean) => void }) {
  const t = useText(networkMessages);
  const name = useId();
  const choice = (tree: boolean, label: string) => (
    <label className={styles.choice}>
      <input type="radio" name={name} checked={isTree === tree} onChange={() => onChange(tree)} />
      <span>{label}</span>
    </label>
  );
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{t('view')}</legend>
      {choice(false, t('asTable'))}
      {choice(true, t('asTree'))}
    </fieldset>
  );
}
