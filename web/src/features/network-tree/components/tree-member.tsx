import { Button } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { personName } from '../../../components/ui/person-name.js';
import { PlanBadge, StatusBadge } from '../../../components/ui/status-badge.js';
import { formatCount } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { treeMessages } from '../messages.js';
import type { TreeRow } from '../tree-rows.js';
import styles from './tree-row.module.css';
import type { Props } from './tree-row-props.js';

export function Member({
  row,
  onPress,
  onSelect,
}: Pick<Props, 'onPress' | 'onSelect'> & { row: Extract<TreeRow, { type: 'member' }> }) {
  const t = useText(treeMessages);
  const { referralCode, plan, isApproved, isClosed, directCount, networkSize } = row.branch;
  const shown = personName(row.branch.name);
  const state = isApproved ? (plan ?? t('noPlan')) : t('waiting');
  return (
    <>
      <span className={styles.toggle} data-open={row.isOpen || undefined}>
        {directCount > 0 && <Icon name="right" size={18} />}
      </span>
      <span className={styles.person}>
        <span className={isClosed ? styles.left : styles.name}>{shown}</span>
        <span className={styles.soft}>
          {!isClosed && <span className={styles.tight}>{state} · </span>}
          {referralCode}
          <span className={styles.wide}> · {t('level', { level: row.depth })}</span>
        </span>
      </span>
      <span className={styles.wide}>
        {isClosed ? null : isApproved && plan !== null ? (
          <PlanBadge plan={plan} />
        ) : (
          <StatusBadge tone={isApproved ? 'neutral' : 'warn'}>{state}</StatusBadge>
        )}
      </span>
      <span className={styles.counts} aria-hidden="true">
        <Icon name="network" size={18} />
        {formatCount(networkSize)}
      </span>
      <span className="visually-hidden">
        {directCount === 0
          ? t('nobody')
          : t('counts', { direct: formatCount(directCount), all: formatCount(networkSize) })}
      </span>
      <Button
        variant="secondary"
        size="small"
        className={styles.details}
        tabIndex={-1}
        aria-label={`${t('details')}: ${shown}`}
        onClick={(event) => {
          event.stopPropagation();
          onSelect();
          onPress();
        }}
      >
        <span className={styles.wide}>{t('details')}</span>
        <span className={styles.tight}>
          <Icon name="user" size={18} />
        </span>
      </Button>
    </>
  );
}
