import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { lazyDialog } from '../../../lib/lazy-dialog.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { mayAddMembers, type PanelViewer, seesAddMember } from '../adding.js';
import { networkMessages } from '../messages.js';
import styles from './network-panel.module.css';

const AddMemberDialog = lazyDialog(async () => (await import('./add-member-dialog.js')).AddMemberDialog);

export function AddMember({ viewer }: { viewer: PanelViewer }) {
  const t = useText(networkMessages);
  const [open, setOpen] = useState(false);
  const reasonId = useId();
  const mayAdd = mayAddMembers(viewer);
  return (
    <>
      {!mayAdd && (
        <p className={styles.planTooLow}>
          <span id={reasonId}>{t('planTooLow')}</span> <Link to="/plans">{t('seePlans')}</Link>
        </p>
      )}
      {seesAddMember(viewer) && (
        <Button
          needsConnection
          aria-haspopup="dialog"
          aria-describedby={mayAdd ? undefined : reasonId}
          disabled={!mayAdd}
          onClick={() => setOpen(true)}
        >
          <Icon name="plus" />
          {t('addMember')}
        </Button>
      )}
      {open && <AddMemberDialog onClose={() => setOpen(false)} />}
    </>
  );
}
