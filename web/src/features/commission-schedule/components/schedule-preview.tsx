import { type CommissionSchedule, planNames, planPrice, type PlanName, toRupees } from '@deepam/contracts';
import { useState } from 'react';
import { MoneyText } from '../../../components/ui/money-text.js';
import { SelectField } from '../../../components/ui/text-field.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { percentText } from '../draft.js';
import { scheduleMessages } from '../messages.js';
import { previewOf } from '../preview.js';
import styles from './schedule.module.css';

type Terms = Pick<CommissionSchedule, 'ratesBasisPoints' | 'levelsByPlan'>;

export function SchedulePreview({ present, terms }: { present: Terms; terms: Terms | null }) {
  const t = useText(scheduleMessages);
  const [sold, setSold] = useState<PlanName>('Gold');
  const [earner, setEarner] = useState<PlanName>('Gold');
  const price = (plan: PlanName) => formatRupees(toRupees(planPrice(plan, null)));
  return (
    <>
      <h2 id="preview-title">{t('preview')}</h2>
      <div className={styles.choices}>
        <SelectField label={t('previewSale')} value={sold} onChange={({ target }) => setSold(target.value as PlanName)}>
          {planNames.map((plan) => (
            <option key={plan} value={plan}>
              {t('previewFrom', { plan, price: price(plan) })}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('previewEarner')}
          value={earner}
          onChange={({ target }) => setEarner(target.value as PlanName)}
        >
          {planNames.map((plan) => (
            <option key={plan}>{plan}</option>
          ))}
        </SelectField>
      </div>
      {terms === null ? <p role="status">{t('previewFaulty')}</p> : table(terms)}
    </>
  );

  function table(next: Terms) {
    const after = previewOf(next, sold, earner);
    const before = previewOf(present, sold, earner);
    const was = (level: number) => before.rows.find((row) => row.level === level)?.amount ?? 0;
    const differing = (now: number, then: number) =>
      now !== then && <span className={styles.was}>{t('wasBefore', { amount: formatRupees(toRupees(then)) })}</span>;
    return (
      <>
        <p className={styles.soft}>{t('previewLead', { plan: sold, price: price(sold) })}</p>
        {after.rows.length === 0 && <p>{t('previewNothing')}</p>}
        <table className={styles.table} aria-labelledby="preview-title">
          <thead>
            <tr>
              <th scope="col">{t('previewLevel')}</th>
              <th scope="col">{t('previewRate')}</th>
              <th scope="col">{t('previewAmount')}</th>
            </tr>
          </thead>
          <tbody>
            {after.rows.map(({ level, basisPoints, amount }) => (
              <tr key={level}>
                <th scope="row">{t('level', { level })}</th>
                <td>{percentText(basisPoints)}%</td>
                <td>
                  <MoneyText rupees={toRupees(amount)} />
                  {differing(amount, was(level))}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t('previewCompany')}
              </th>
              <td>
                <MoneyText rupees={toRupees(after.company)} />
                {differing(after.company, before.company)}
              </td>
            </tr>
          </tfoot>
        </table>
      </>
    );
  }
}
