import type { CSSProperties } from 'react';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { formatCount } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { treeMessages } from '../messages.js';
import styles from './tree-row.module.css';
import { Member } from './tree-member.js';
import type { Props } from './tree-row-props.js';

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
