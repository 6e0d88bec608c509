import type { ContactSeenBy } from '@deepam/contracts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { ContactReadersField } from '../../../shared/members/contact-readers-field.js';
import { FieldError } from '../../../components/ui/field.js';
import { Card } from '../../../components/ui/surface.js';
import { withReason } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { useContactChoice } from '../api.js';
import { accountMessages } from '../messages.js';
import styles from './profile.module.css';

/** It is not part of the profile form, which would overwrite it with old values from another tab. */
export function ContactCard({ seenBy }: { seenBy: ContactSeenBy }) {
  const t = useText(accountMessages);
  const choose = useContactChoice();
  const [chosen, setChosen] = useState<ContactSeenBy | null>(null);

  function save(event: FormEvent): void {
    event.preventDefault();
    choose.mutate(chosen ?? seenBy, {
      onSuccess: () => {
        setChosen(null);
        showToast(t('contactSaved'), 'success');
      },
    });
  }

  return (
    <Card>
      <h3 className={styles.title}>{t('contactTitle')}</h3>
      <form className={styles.form} onSubmit={save}>
        <ContactReadersField value={chosen ?? seenBy} onChange={setChosen} />
        {choose.isError && <FieldError text={withReason(t('saveFailed'), choose.error)} />}
        <div>
          <Button type="submit" variant="secondary" busy={choose.isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
