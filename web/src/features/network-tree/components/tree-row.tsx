import type { CSSProperties, Ref } from 'react';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { formatCount } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { treeMessages } from '../messages.js';
import styles from './tree-row.module.css';
import { Button } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { personName } from '../../../components/ui/person-name.js';
import { PlanBadge, StatusBadge } from '../../../components/ui/status-badge.js';
import type { TreeRow } from '../tree-rows.js';

/** The buttons are for pointers; the row itself handles the keys. */
export function TreeRowView({ ref, index, row, top, isActive, onSelect, onToggle, onPress }: Props) {
  const t = useText(treeMessages);
  const isMember = row.type === 'member';
  return (
    <div
      ref={ref}
      data-index={index}
      role="treeitem"
      data-row={row.key}
      tabIndex={isActive ? 0 : -1}
      aria-level={row.depth}
      aria-selected={isActive}
      aria-expanded={isMember && row.branch.directCount > 0 ? row.isOpen : undefined}
      aria-posinset={isMember ? row.position : undefined}
      aria-setsize={isMember ? row.siblings : undefined}
      className={styles.row}
      style={{ top, '--depth': row.depth - 1 } as CSSProperties}
      onClick={() => {
        onSelect();
        if (isMember) onToggle();
        else onPress();
      }}
    >
      {content()}
    </div>
  );

  function content() {
    switch (row.type) {
      case 'loading':
        return <span className={styles.soft}>{t('loading')}</span>;
      case 'more':
        return <span className={styles.more}>{t('more', { count: formatCount(row.left) })}</span>;
      case 'failed':
        return (
          <span className={styles.failed}>
            {t('failed', { error: sentenceOf(row.error) })} <u>{t('retry')}</u>
          </span>
        );
      case 'member':
        return <Member row={row} onPress={onPress} onSelect={onSelect} />;
    }
  }
}

function Member({
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

interface Props {
  ref: Ref<HTMLDivElement>;
  index: number;
  row: TreeRow;
  top: number;
  isActive: boolean;
  onSelect: () => void;
  onToggle: () => void;
  onPress: () => void;
}
