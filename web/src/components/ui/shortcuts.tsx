import { useState } from 'react';
import { useText } from '../../lib/i18n/use-text.js';
import { Button } from './button.js';
import { deskMessages } from './desk-messages.js';
import { Icon } from './icon.js';
import styles from './shortcuts.module.css';
import { useSingleKeys } from './use-single-keys.js';
import { useStore } from '../../lib/store.js';
import { Dialog } from './dialog.js';
import { keepSingleKeys, singleKeys } from './single-keys.js';

const shortcuts = [
  ['?', 'keyHelp'],
  ['/', 'keySearch'],
  ['↑ ↓', 'keyRows'],
  ['Space', 'keySelect'],
  ['Shift + ↑ ↓', 'keyExtend'],
  ['Shift + Space', 'keyRange'],
  ['Ctrl + A', 'keyPage'],
  ['Enter', 'keyActions'],
  ['Esc', 'keyEscape'],
] as const;

type ShortcutRows = readonly (readonly [keys: string, meaning: string])[];

function ShortcutsDialog({ rows, onClose }: { rows: ShortcutRows | undefined; onClose: () => void }) {
  const t = useText(deskMessages);
  const shown = rows ?? shortcuts.map(([keys, meaning]) => [keys, t(meaning)] as const);
  const used = useStore(singleKeys);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('shortcuts')}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <p>{t(rows === undefined ? 'shortcutsLead' : 'decisionKeysLead')}</p>
      <table className={styles.table}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('keyNames')}</th>
            <th scope="col">{t('keyMeaning')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(([keys, meaning]) => (
            <tr key={keys}>
              <td>
                <kbd className={styles.key}>{keys}</kbd>
              </td>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <label className={styles.choice}>
        <input type="checkbox" checked={used} onChange={({ target }) => keepSingleKeys(target.checked)} />
        {t('singleKeys')}
      </label>
    </Dialog>
  );
}

export function Shortcuts({ rows }: { rows?: ShortcutRows }) {
  const t = useText(deskMessages);
  const [open, setOpen] = useState(false);
  useSingleKeys({ '?': () => setOpen(true), '/': (target) => searchNear(target)?.focus() });

  return (
    <>
      <Button
        className={styles.button}
        variant="quiet"
        aria-haspopup="dialog"
        title={t('shortcuts')}
        onClick={() => setOpen(true)}
      >
        <Icon name="keyboard" size={20} />
        <span className="visually-hidden">{t('shortcuts')}</span>
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
