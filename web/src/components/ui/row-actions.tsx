import { Button } from './button.js';
import styles from './menu-button.module.css';
import { useText } from '../../lib/i18n/use-text.js';
import { deskMessages } from './desk-messages.js';
import { Icon } from './icon.js';
import { MenuButton, type MenuItem } from './menu-button.js';

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
        variant={first.look ?? 'secondary'}
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

type RowMenuItem = MenuItem;

function RowMenu({ items, describedBy }: { items: readonly RowMenuItem[]; describedBy: string }) {
  const t = useText(deskMessages);
  return (
    <MenuButton
      menuLabel={t('moreActions')}
      items={items}
      className={styles.button}
      size="small"
      variant="secondary"
      title={t('moreActions')}
      aria-describedby={describedBy}
    >
      <Icon name="more" size={20} />
    </MenuButton>
  );
}
