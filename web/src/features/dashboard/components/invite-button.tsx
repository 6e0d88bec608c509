import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useDashboard } from '../api.js';
import { dashboardMessages } from '../messages.js';
import { ShareLink } from './share-link.js';

export function InviteButton() {
  const t = useText(dashboardMessages);
  const { data } = useDashboard();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" disabled={data === undefined} onClick={() => setIsOpen(true)}>
        {t('shareTitle')}
      </Button>
      {data !== undefined && (
        <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t('shareTitle')}>
          <ShareLink referralCode={data.referralCode} />
        </Dialog>
      )}
    </>
  );
}
