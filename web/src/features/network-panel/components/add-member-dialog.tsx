import { useId, useState } from 'react';
import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { type AddedMember, useAddMember } from '../api/add-member.js';
import { networkMessages } from '../messages.js';
import { AddMemberForm } from './add-member-form.js';
import { WelcomeCard } from './welcome-card.js';

/** Adds a member, then shows the welcome card with what the sponsor has just typed. */
export function AddMemberDialog({ onClose }: { onClose: () => void }) {
  const t = useText(networkMessages);
  const form = useId();
  const adding = useAddMember();
  const [welcome, setWelcome] = useState<{ added: AddedMember; password: string } | null>(null);

  if (welcome !== null) {
    return (
      <Dialog
        key="welcome"
        open
        onClose={onClose}
        title={t('welcomeTitle', { name: welcome.added.user.name })}
        footer={<Button onClick={onClose}>{t('close')}</Button>}
      >
        <WelcomeCard {...welcome} />
      </Dialog>
    );
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('addTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} busy={adding.isPending}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <AddMemberForm
        id={form}
        refusal={adding.error}
        onSubmit={(member) =>
          adding.mutate(member, { onSuccess: (added) => setWelcome({ added, password: member.password }) })
        }
      />
    </Dialog>
  );
}
