import { useAuth } from '../../../lib/auth/use-auth.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import styles from '../contact-page.module.css';
import { GrievanceFiling } from './grievance-filing.js';
import { OwnGrievances } from './own-grievances.js';
import { lookUpGrievance } from '@deepam/contracts';
import { Button } from '../../../components/ui/button.js';
import { FieldError } from '../../../components/ui/field.js';
import formStyles from '../../../components/ui/form.module.css';
import { GrievanceCard } from '../../../shared/grievances/grievance-card.js';
import { grievanceMessages } from '../../../shared/grievances/grievance-messages.js';
import { Card } from '../../../components/ui/surface.js';
import { TextField } from '../../../components/ui/text-field.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useLookUpGrievance } from '../api.js';

export default function GrievancePanel() {
  const { status, isHead } = useAuth();
  const { isStaff } = useDesk();
  const isMember = status === 'in' && !isHead && !isStaff;
  return (
    <div className={styles.columns}>
      <GrievanceFiling isMember={isMember} />
      {isMember ? <OwnGrievances /> : <GrievanceLookUp />}
    </div>
  );
}

function GrievanceLookUp() {
  const t = useText(grievanceMessages);
  const lookUp = useLookUpGrievance();
  const { form, field } = useFormKit({
    schema: lookUpGrievance.body!,
    blank: { ticket: '', mobile: '' },
    sentences: { ticket: t('ticketWrong', { example: 'GR-2026-000123' }), mobile: t('mobileWrong') },
    onValid: (body) => lookUp.mutate(body),
  });
  return (
    <Card aria-labelledby="look-title" className={styles.grievance}>
      <h3 id="look-title">{t('lookTitle')}</h3>
      <p>{t('lookLead')}</p>
      <form className={formStyles.form} {...form}>
        <TextField
          {...field('ticket')}
          label={t('ticket')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <TextField
          {...field('mobile')}
          label={t('mobile')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          required
        />
        {lookUp.isError && <FieldError text={t('notFound', { error: sentenceOf(lookUp.error) })} />}
        <Button type="submit" variant="secondary" needsConnection wide busy={lookUp.isPending}>
          {t('look')}
        </Button>
      </form>
      <div role="status">{lookUp.isSuccess && <GrievanceCard grievance={lookUp.data} />}</div>
    </Card>
  );
}
