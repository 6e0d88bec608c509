import type { ComponentProps } from 'react';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.js';
import { FieldError } from '../../components/ui/field.js';
import formStyles from '../../components/ui/form.module.css';

interface Props extends Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'busy' | 'confirmLabel'> {
  confirmLabel: string;
  busy: boolean;
  failure?: string;
}

export function ConfirmSending({ children, failure, ...dialog }: Props) {
  return (
    <ConfirmDialog open {...dialog}>
      <div className={formStyles.form}>
        {children}
        {failure !== undefined && <FieldError text={failure} />}
      </div>
    </ConfirmDialog>
  );
}
