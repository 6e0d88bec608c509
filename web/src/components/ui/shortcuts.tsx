import { useState } from 'react';
import { useText } from '../../lib/i18n/use-text.js';
import { Button } from './button.js';
import { deskMessages } from './desk-messages.js';
import { Icon } from './icon.js';
import { ShortcutsDialog, type ShortcutRows } from './shortcuts-dialog.js';
import styles from './shortcuts.module.css';
import { useSingleKeys } from './use-single-keys.js';

/** The keys ? and / of a page with lists, and the button that lists all keys. */
export function Shortcuts({ rows }: { rows?: ShortcutRows }) {
  const t = useText(deskMessages);
  const [open, setOpen] = useState(false);
  useSingleKeys({ '?': () => setOpen(true), '/': (target) => searchNear(target)?.focus() });

  return (
    <>
      <Button className={styles.button} variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="keyboard" size={20} />
        {t('shortcuts')}
      </Button>
      {open && <ShortcutsDialog rows={rows} onClose={() => setOpen(false)} />}
    </>
  );
}

function searchNear(target: EventTarget | null): HTMLElement | null {
  const near =
    target instanceof Element ? target.closest('section')?.querySelector<HTMLElement>('[type=search]') : null;
  return near ?? document.querySelector<HTMLElement>('main [type=search]');
}
