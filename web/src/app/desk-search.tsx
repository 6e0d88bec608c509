import { Suspense, useEffect, useState } from 'react';
import { deskMessages } from '../components/ui/desk-messages.js';
import { Icon } from '../components/ui/icon.js';
import { lazyPart } from '../lib/retry-import.js';
import { useText } from '../lib/i18n/use-text.js';
import styles from './desk-search.module.css';

const CommandPalette = lazyPart(() => import('./command-palette.js'));

export default function DeskSearch({ toolClass }: { toolClass: string }) {
  const t = useText(deskMessages);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCalled = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isCalled || event.key.toLowerCase() !== 'k') return;
      // The keys would open the browser's own search bar; an open dialog is answered first.
      event.preventDefault();
      if (document.querySelector('dialog[open]') === null) setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        className={`${toolClass} ${styles.search}`}
        aria-label={t('searchAll')}
        aria-keyshortcuts="Control+K Meta+K"
        title={t('searchAllKeys')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={22} />
        <span className={styles.text}>{t('searchAll')}</span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <CommandPalette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
