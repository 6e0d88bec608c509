import type { StaffView } from '@deepam/contracts';
import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { AccountSessions } from '../../../components/member-sessions.js';
import { sessionMessages } from '../../../components/session-messages.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { staffMessages } from '../../../components/staff-messages.js';

export function PersonSessionsDialog({ person: { _id, name }, onClose }: { person: StaffView; onClose: () => void }) {
  const t = useText(staffMessages);
  const say = useText(sessionMessages);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('sessionsTitle', { name })}
      footer={<Button onClick={onClose}>{t('done')}</Button>}
    >
      <AccountSessions
        id={_id}
        texts={{ endAll: say('endAll'), title: t('endAllTitle', { name }), text: t('endAllText', { name }) }}
      />
    </Dialog>
  );
}
