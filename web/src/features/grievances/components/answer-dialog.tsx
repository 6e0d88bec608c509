import { type GrievanceRow, maxGrievanceText, replyToGrievance } from '@deepam/contracts';
import { useState } from 'react';
import { Dialog } from '../../../components/ui/dialog.js';
import { GrievanceCard } from '../../../shared/grievances/grievance-card.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { z } from 'zod';
import choiceStyles from '../../../components/ui/choices.module.css';
import { FormDialog } from '../../../components/ui/form-dialog.js';
import { TextAreaField } from '../../../components/ui/text-field.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { announceAndClose } from '../../../lib/announce-and-close.js';
import { useAnswer } from '../api.js';
import { grievanceDeskMessages } from '../messages.js';

interface Props {
  grievance: GrievanceRow;
  onClose: () => void;
}

export function AnswerDialog({ grievance, onClose }: Props) {
  const { may } = useDesk();
  const { ticket, dueBy } = grievance;
  // The draft stays if another clerk resolves the ticket; the server reports that on sending.
  const [isWriting] = useState(() => may('grievances') && dueBy !== null);
  if (isWriting) return <AnswerForm grievance={grievance} onClose={onClose} />;
  return (
    <Dialog open title={ticket} size="wide" onClose={onClose}>
      <GrievanceCard grievance={grievance} />
    </Dialog>
  );
}

function AnswerForm({ grievance, onClose }: { grievance: GrievanceRow; onClose: () => void }) {
  const t = useText(grievanceDeskMessages);
  const answering = useAnswer();
  const { ticket } = grievance;
  const { form, field, values, set } = useFormKit({
    schema: replyToGrievance.body!.extend({ resolves: z.boolean() }),
    blank: { text: '', resolves: false },
    sentences: { text: t('answerNeeded') },
    onValid: ({ text, resolves }) =>
      answering.mutate(
        { ticket, text, resolves },
        { onSuccess: announceAndClose(t(resolves ? 'resolved' : 'answered', { ticket }), onClose) },
      ),
  });
  return (
    <FormDialog
      title={ticket}
      size="wide"
      form={form}
      submitLabel={t('sendAnswer')}
      busy={answering.isPending}
      failure={answering.isError ? t('answerFailed', { error: sentenceOf(answering.error) }) : undefined}
      onClose={onClose}
    >
      <GrievanceCard grievance={grievance} />
      <TextAreaField
        {...field('text')}
        label={t('answer')}
        hint={t('answerHint')}
        rows={4}
        maxLength={maxGrievanceText}
        required
        data-autofocus
      />
      <label className={choiceStyles.choice}>
        <input type="checkbox" checked={values.resolves} onChange={({ target }) => set('resolves', target.checked)} />
        {t('resolves')}
      </label>
    </FormDialog>
  );
}
