import { useText } from '../lib/i18n/use-text.js';
import { deskMessages } from './desk-messages.js';
import { Icon } from './icon.js';
import { MenuButton, type MenuItem } from './menu-button.js';
import styles from './menu-button.module.css';

export type RowMenuItem = MenuItem;

export function RowMenu({ items, describedBy }: { items: readonly RowMenuItem[]; describedBy: string }) {
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
