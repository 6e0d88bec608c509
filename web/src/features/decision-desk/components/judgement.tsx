import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { Doubt } from '../doubts.js';
import { decisionDeskMessages } from '../messages.js';
import styles from './case-view.module.css';

/** The area is reserved from the start, so that nothing moves. */
export function Judgement({ doubts }: { doubts: readonly Doubt[] | null }) {
  const t = useText(decisionDeskMessages);
  if (doubts === null) return <Verdict look="looking">{t('looking')}</Verdict>;
  if (doubts.length === 0) return <Verdict look="sure">{t('sure')}</Verdict>;
  return (
    <Verdict look="doubtful">
      {t('doubts')}
      <ul>
        {doubts.map((doubt) => (
          <li key={doubt}>{t(doubt)}</li>
        ))}
      </ul>
    </Verdict>
  );
}

const icons = { sure: 'check', doubtful: 'alert', looking: 'clock', gone: 'alert' } as const;

export function Verdict({ look, children }: { look: keyof typeof icons; children: ReactNode }) {
  return (
    <div className={`${styles.verdict} ${styles[look]}`} role="status">
      <Icon name={icons[look]} size={22} />
      <div>{children}</div>
    </div>
  );
}
