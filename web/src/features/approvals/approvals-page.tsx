import { RequirePermissions } from '../../shared/members/require-permissions.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { Page, Card } from '../../components/ui/surface.js';
import { ListViews } from '../../shared/saved-views/list-views.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useText } from '../../lib/i18n/use-text.js';
import { approvalRequestMessages } from '../../lib/approval/messages.js';
import { holders, seeingAnyApprovals, seeingApprovalsOf, type Holder } from '../../lib/approval/who-decides.js';
import { useSearchChoice } from '../../lib/use-search-choice.js';
import styles from './approvals.module.css';
import type { ApprovalView } from '@deepam/contracts';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { KeysetList } from '../../components/ui/keyset-list.js';
import { EmptyState } from '../../components/ui/states.js';
import { useKeptFocus } from '../../components/ui/use-kept-focus.js';
import { useKeysetPages } from '../../lib/use-keyset-pages.js';
import { useApprovals } from './api.js';
import { ApprovalCard } from './approval-card.js';
import { type Decision, DecisionDialog } from './decision-dialog.js';

const usual = 20;

const most = 200;

interface Props {
  holder: Holder;
  state: 'waiting' | 'ended';
}

function ApprovalList({ holder, state }: Props) {
  const t = useText(approvalRequestMessages);
  const pages = useKeysetPages(`${holder} ${state}`, holder);
  const asked = useSearchParams()[0].get('asked');
  const pageSize = asked === null ? usual : most;
  const list = useApprovals(holder, { state, limit: pageSize, cursor: pages.cursor });
  const [deciding, setDeciding] = useState<{ decision: Decision; approval: ApprovalView } | null>(null);
  const section = useRef<HTMLDivElement>(null);
  useKeptFocus(section);
  const titleId = `approvals-${holder}`;
  const title = t(`held.${holder}`);
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <div ref={section}>
        <KeysetList
          list={list}
          pages={pages}
          pageSize={pageSize}
          label={title}
          neverKept
          empty={
            <EmptyState title={t(state === 'waiting' ? 'empty' : 'emptyEnded')} icon="check">
              {state === 'waiting' && <p>{t('emptyHint')}</p>}
            </EmptyState>
          }
        >
          {(approvals) => (
            <ul className={styles.list}>
              {approvals.map((approval) => (
                <li key={approval._id} data-row={approval._id}>
                  <ApprovalCard
                    approval={approval}
                    isLinked={approval.requestedAt === asked}
                    onDecide={(decision) => setDeciding({ decision, approval })}
                  />
                </li>
              ))}
            </ul>
          )}
        </KeysetList>
      </div>
      {deciding !== null && <DecisionDialog {...deciding} holder={holder} onClose={() => setDeciding(null)} />}
    </Card>
  );
}

const shown = ['waiting', 'ended'] as const;

export default function ApprovalsPage() {
  const t = useText(approvalRequestMessages);
  const { may } = useDesk();
  const [state, choose] = useSearchChoice('show', shown);
  return (
    <Page>
      <PageHeader title={t('title')} />
      <RequirePermissions needs={seeingAnyApprovals}>
        <ListViews
          label={t('title')}
          parameter="show"
          tabs={shown.map((value) => ({ value, label: t(value) }))}
          chosen={state}
          onChoose={choose}
        />
        <div className={styles.lists}>
          {holders
            .filter((holder) => may(...seeingApprovalsOf(holder)))
            .map((holder) => (
              <ApprovalList key={`${holder} ${state}`} holder={holder} state={state} />
            ))}
        </div>
      </RequirePermissions>
    </Page>
  );
}
