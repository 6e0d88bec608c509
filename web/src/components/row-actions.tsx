import { Button } from './button.js';
import styles from './menu-button.module.css';
import { RowMenu, type RowMenuItem } from './row-menu.js';

interface Props {
  items: readonly (RowMenuItem & { readonly look?: 'primary' | 'secondary' | 'outlinedDanger' })[];
  describedBy: string;
}

export function RowActions({ items: [first, ...rest], describedBy }: Props) {
  if (first === undefined) return null;
  return (
    <div className={styles.actions} data-row-actions>
      <Button
        size="small"
        needsConnection={first.isRead !== true}
        variant={first.look ?? 'primary'}
        aria-haspopup="dialog"
        aria-describedby={describedBy}
        onClick={first.onChoose}
      >
        {first.label}
      </Button>
      {rest.length > 0 && <RowMenu items={rest} describedBy={describedBy} />}
    </div>
  );
}
