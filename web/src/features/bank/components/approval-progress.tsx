import type { BulkApprovalView } from '@deepam/contracts';
import { personName } from '../../../components/ui/person-name.js';
import { StatusBadge, type Tone } from '../../../components/ui/status-badge.js';
import { formatCount } from '../../../lib/format/money.js';
import { counted } from '../../../lib/i18n/counted.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { approvalMessages } from '../approval-messages.js';
import styles from './bank.module.css';

const tones: Readonly<Record<BulkApprovalView['state'], Tone>> = { running: 'flame', done: 'good', stopped: 'bad' };

export function ApprovalProgress({ approval }: { approval: BulkApprovalView }) {
  const t = useText(approvalMessages);
  const { state, requests, approved, failed, begunBy } = approval;
  const done = approved + failed;
  return (
    <div className={styles.payment}>
      <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
      {state === 'running' && (
        <>
          <progress className={styles.progress} max={requests} value={done} aria-label={t('state.running')} />
          <span>{t('progress', { done: formatCount(done), total: formatCount(requests) })}</span>
        </>
      )}
      <span>{t('counts', { approved: formatCount(approved), failed: formatCount(failed) })}</span>
      {state === 'stopped' && (
        <span>
          {t(counted('stopped', requests - done), {
            name: begunBy === null ? t('company') : personName(begunBy),
            left: formatCount(requests - done),
          })}
        </span>
      )}
    </div>
  );
}
