import { grievanceCategories, maxGrievanceText } from '@deepam/contracts';
import { grievanceMessages } from '../../../shared/grievances/grievance-messages.js';
import { SelectField, TextAreaField, TextField } from '../../../components/ui/text-field.js';
import type { useFormKit } from '../../../components/ui/use-form-kit.js';
import { useText } from '../../../lib/i18n/use-text.js';

type Bound = ReturnType<ReturnType<typeof useFormKit>['field']>;
export const blankMatter = { category: '', text: '', reference: '' };

export function GrievanceMatter({ field }: { field: (name: keyof typeof blankMatter) => Bound }) {
  const t = useText(grievanceMessages);
  return (
    <>
      <SelectField {...field('category')} label={t('category')} required>
        <option value="">{t('choose')}</option>
        {grievanceCategories.map((category) => (
          <option key={category} value={category}>
            {t(`category.${category}`)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        {...field('text')}
        label={t('text')}
        hint={t('textHint')}
        rows={6}
        maxLength={maxGrievanceText}
        required
      />
      <TextField {...field('reference')} label={t('reference')} note={t('optional')} maxLength={60} />
    </>
  );
}
