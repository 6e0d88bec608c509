import type { ApprovalView } from '@deepam/contracts';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { KeysetList } from '../../components/ui/keyset-list.js';
import { EmptyState } from '../../components/ui/states.js';
import { Card } from '../../components/ui/surface.js';
import { useKeptFocus } from '../../components/ui/use-kept-focus.js';
import { useText } from '../../lib/i18n/use-text.js';
import { approvalRequestMessages } from '../../lib/approval/messages.js';
import { useKeysetPages } from '../../lib/use-keyset-pages.js';
import type { Holder } from '../../lib/approval/who-decides.js';
import { useApprovals } from './api.js';
import { ApprovalCard } from './approval-card.js';
import { type Decision, DecisionDialog } from './decision-dialog.js';
import styles from './approvals.module.css';

const usual = 20;
const most = 200;

interface Props {
  holder: Holder;
  state: 'waiting' | 'ended';
}

export function ApprovalList({ holder, state }: Props) {
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
                    isLinked={approval.askedAt === asked}
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
