import type { ConsentView } from '@deepam/contracts';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { KeysetList } from '../../components/keyset-list.js';
import { EmptyState } from '../../components/states.js';
import { Card } from '../../components/surface.js';
import { useKeptFocus } from '../../components/use-kept-focus.js';
import { useText } from '../../lib/i18n/use-text.js';
import { secondPersonMessages } from '../../lib/second-person/messages.js';
import { useKeysetPages } from '../../lib/use-keyset-pages.js';
import type { Holder } from '../../lib/second-person/who-decides.js';
import { useConsents } from './api/consents.js';
import { ConsentCard } from './consent-card.js';
import { type Decision, DecisionDialog } from './decision-dialog.js';
import styles from './consents.module.css';

const usual = 20;
const most = 200;

interface Props {
  holder: Holder;
  state: 'waiting' | 'ended';
}

export function ConsentList({ holder, state }: Props) {
  const t = useText(secondPersonMessages);
  const pages = useKeysetPages(`${holder} ${state}`, holder);
  const asked = useSearchParams()[0].get('asked');
  const pageSize = asked === null ? usual : most;
  const list = useConsents(holder, { state, limit: pageSize, cursor: pages.cursor });
  const [deciding, setDeciding] = useState<{ decision: Decision; consent: ConsentView } | null>(null);
  const section = useRef<HTMLDivElement>(null);
  useKeptFocus(section);
  const titleId = `consents-${holder}`;
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
          {(consents) => (
            <ul className={styles.list}>
              {consents.map((consent) => (
                <li key={consent._id} data-row={consent._id}>
                  <ConsentCard
                    consent={consent}
                    isLinked={consent.askedAt === asked}
                    onDecide={(decision) => setDeciding({ decision, consent })}
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
