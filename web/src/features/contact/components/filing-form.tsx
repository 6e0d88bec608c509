import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.js';
import { DraftNotice, type KeptDraft } from '../../../components/ui/draft-notice.js';
import { FieldError } from '../../../components/ui/field.js';
import formStyles from '../../../components/ui/form.module.css';
import { grievanceMessages } from '../../../shared/grievances/grievance-messages.js';
import type { FormProps } from '../../../components/ui/use-form-kit.js';
import { AskBeforeLeaving } from '../../../components/ui/use-leaving.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';

export function useMatterSentences() {
  const t = useText(grievanceMessages);
  return { category: t('categoryNeeded'), text: t('textNeeded'), reference: t('referenceWrong') };
}

interface FilingFormProps {
  form: FormProps;
  draft: KeptDraft;
  busy: boolean;
  error: Error | null;
  children: ReactNode;
}

export function FilingForm({ form, draft, busy, error, children }: FilingFormProps) {
  const t = useText(grievanceMessages);
  return (
    <form className={formStyles.form} {...form}>
      <AskBeforeLeaving isSending={busy} isChanged={form['data-changed'] === true} onDiscard={draft.discard} />
      <DraftNotice {...draft} />
      {children}
      {error !== null && <FieldError text={t('notSent', { error: sentenceOf(error) })} />}
      <Button type="submit" wide busy={busy}>
        {t('send')}
      </Button>
    </form>
  );
}
