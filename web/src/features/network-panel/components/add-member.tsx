import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { Icon } from '../../../components/icon.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { type PanelViewer, seesAddMember } from '../adding.js';
import { networkMessages } from '../messages.js';
import { AddMemberDialog } from './add-member-dialog.js';
import styles from './network-panel.module.css';

/** The Add Member button, or for Bronze the sentence in its place. */
export function AddMember({ viewer }: { viewer: PanelViewer }) {
  const t = useText(networkMessages);
  const [open, setOpen] = useState(false);
  if (!seesAddMember(viewer)) return <p className={styles.bronze}>{t('bronze')}</p>;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="plus" />
        {t('addMember')}
      </Button>
      {open && <AddMemberDialog onClose={() => setOpen(false)} />}
    </>
  );
}
