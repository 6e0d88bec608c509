import { useEffect, useState } from 'react';
import { useText } from '../lib/i18n/use-text.js';
import { useStore } from '../lib/store.js';
import { Button } from './button.js';
import { deskMessages } from './desk-messages.js';
import { Icon } from './icon.js';
import { ShortcutsDialog } from './shortcuts-dialog.js';
import styles from './shortcuts.module.css';
import { singleKeys } from './single-keys.js';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input:not([type=checkbox]), textarea, select, dialog') !== null;

/** The keys ? and / of a page with lists, and the button that tells of all of them. */
export function Shortcuts() {
  const t = useText(deskMessages);
  const listening = useStore(singleKeys);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!listening) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (event.key === '?') setOpen(true);
      else if (event.key === '/') searchNear(event.target)?.focus();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [listening]);

  return (
    <>
      <Button className={styles.button} variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="keyboard" size={20} />
        {t('shortcuts')}
      </Button>
      {open && <ShortcutsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** The search of the list that the reader is at, else the first of the page. */
function searchNear(target: EventTarget | null): HTMLElement | null {
  const near =
    target instanceof Element ? target.closest('section')?.querySelector<HTMLElement>('[type=search]') : null;
  return near ?? document.querySelector<HTMLElement>('main [type=search]');
}
