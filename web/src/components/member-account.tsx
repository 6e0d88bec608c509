import { useState } from 'react';
import { useText } from '../lib/i18n/use-text.js';
import { Button } from './button.js';
import { memberAccountMessages } from './member-account-messages.js';
import { NumbersBox } from './numbers-box.js';
import { TemporaryPasswordDialog } from './temporary-password-dialog.js';

/** What the head does about a member's account. */
export function MemberAccount({ member }: { member: { _id: string; name: string; mobile: string } }) {
  const t = useText(memberAccountMessages);
  const [isGiving, setGiving] = useState(false);
  return (
    <NumbersBox title={t('title')}>
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setGiving(true)}>
        {t('givePassword')}
      </Button>
      {isGiving && <TemporaryPasswordDialog member={member} onClose={() => setGiving(false)} />}
    </NumbersBox>
  );
}
