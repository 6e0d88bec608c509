import { reason, type ReversalKind, reversalKinds, type SoldPlan, toPaise, toRupees } from '@deepam/contracts';
import { useState } from 'react';
import { z } from 'zod';
import { sentenceOf } from '../../lib/api/api-error.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { formatDate } from '../../lib/format/date.js';
import { useText } from '../../lib/i18n/use-text.js';
import { useReverseSale, useSharesOfSale } from '../../lib/network/plan-sales.js';
import { announceAndClose } from '../../lib/announce-and-close.js';
import { FormDialog } from '../../components/ui/form-dialog.js';
import { planSalesMessages } from './plan-sales-messages.js';
import { SelectField, TextAreaField } from '../../components/ui/text-field.js';
import { useFormKit } from '../../components/ui/use-form-kit.js';
import { formatCount, formatRupees } from '../../lib/format/money.js';
import { counted } from '../../lib/i18n/counted.js';
import styles from './plan-sales.module.css';

type Sale = Pick<SoldPlan, '_id' | 'plan' | 'previousPlan' | 'amount' | 'coolingOffEnd' | 'cancellation'>;

const schema = z.object({ kind: z.enum(reversalKinds), note: reason.min(1) });

export function ReverseSaleDialog({ sale, name, onClose }: { sale: Sale; name: string; onClose: () => void }) {
  const t = useText(planSalesMessages);
  const { may } = useDesk();
  const kinds = reversalKinds.filter((kind) => kind === 'cooling-off' || may('adjust-money'));
  const reversal = useReverseSale();
  const isAsked = sale.cancellation?.status === 'waiting';
  const [openedAt] = useState(() => new Date());
  const blank: { kind: ReversalKind; note: string } = { kind: isAsked ? 'cooling-off' : 'wrong-approval', note: '' };
  const isOver = new Date(sale.coolingOffEnd) <= openedAt;
  const { form, field, values } = useFormKit({
    schema,
    blank,
    sentences: { kind: t('why'), note: t('noteNeeded') },
    onValid: (given) =>
      reversal.mutate(
        { id: sale._id, ...given },
        {
          onAwaits: onClose,
          onSuccess: announceAndClose(t('done'), onClose),
        },
      ),
  });
  const warning = values.kind === 'cooling-off' && isOver && !isAsked;
  return (
    <FormDialog
      title={t('reverseTitle', { plan: sale.plan })}
      form={form}
      tone="danger"
      submitLabel={t('reverse')}
      cancelLabel={t('close')}
      busy={reversal.isPending}
      failure={reversal.isError ? t('failed', { error: sentenceOf(reversal.error) }) : undefined}
      onClose={onClose}
    >
      <ReversalPreview sale={sale} kind={values.kind} name={name} />
      <SelectField
        {...field('kind')}
        label={t('why')}
        hint={warning ? t('overNow', { date: formatDate(sale.coolingOffEnd) }) : undefined}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kind.${kind}`)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        {...field('note')}
        label={t('note')}
        hint={t('noteHint')}
        maxLength={500}
        required
        data-autofocus
      />
    </FormDialog>
  );
}

interface Props {
  sale: Pick<SoldPlan, '_id' | 'previousPlan' | 'amount'>;
  kind: ReversalKind;
  name: string;
}

function ReversalPreview({ sale, kind, name }: Props) {
  const t = useText(planSalesMessages);
  const { data } = useSharesOfSale(sale._id);
  const credited = data?.rows.filter(({ outcome }) => outcome === 'credited');
  const paise = credited?.reduce((sum, { amount }) => sum + toPaise(amount ?? 0), 0) ?? 0;
  const plan = sale.previousPlan;
  return (
    <ul className={styles.effects}>
      <li>{plan === null ? t('planAfterNone', { name }) : t('planAfter', { name, plan })}</li>
      <li>
        {credited === undefined
          ? t('takesUnknown')
          : credited.length === 0
            ? t('takesNothing')
            : t(counted('takesBack', credited.length), {
                amount: formatRupees(toRupees(paise)),
                count: formatCount(credited.length),
              })}
      </li>
      {sale.amount > 0 && <li>{t(`refundDue.${kind}`, { amount: formatRupees(sale.amount) })}</li>}
    </ul>
  );
}
