import { planNames, type PlanName } from '@deepam/contracts';
import { SelectField } from '../../components/ui/text-field.js';

export type PlanChoice = PlanName | 'none' | '';

interface Props {
  label: string;
  all: string;
  none: string;
  value: PlanChoice;
  onChange: (plan: PlanChoice) => void;
}

export const PlanFilter = ({ all, none, onChange, ...field }: Props) => (
  <SelectField {...field} onChange={({ target }) => onChange(target.value as PlanChoice)}>
    <option value="">{all}</option>
    {planNames.map((plan) => (
      <option key={plan}>{plan}</option>
    ))}
    <option value="none">{none}</option>
  </SelectField>
);
