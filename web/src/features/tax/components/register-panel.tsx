import { DataTable } from '../../../components/data-table.js';
import { ExportButton } from '../../../components/export-button.js';
import { Pager } from '../../../components/pager.js';
import { Panel } from '../../../components/panel.js';
import { EmptyState } from '../../../components/states.js';
import { SelectField } from '../../../components/text-field.js';
import { Toolbar } from '../../../components/toolbar.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { formatCount, formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { KeysetPages } from '../../../lib/use-keyset-pages.js';
import { registerFile, type TaxRegister } from '../api/register.js';
import { taxMessages } from '../messages.js';
import { quarters, registerYears, type TaxPeriod } from '../tax-period.js';
import { registerColumns } from './register-columns.js';
import styles from './tax.module.css';

const pageSize = 50;

interface Props {
  register: TaxRegister;
  period: TaxPeriod;
  pages: KeysetPages;
  now: Date;
  /** Another page or quarter is on its way. */
  busy: boolean;
  onChange: (values: { year?: string; quarter?: string }) => void;
}

/** What was deducted in a quarter, page by page, with what the whole quarter comes to. */
export function RegisterPanel({ register, period, pages, now, busy, onChange }: Props) {
  const t = useText(taxMessages);
  const { may } = useDesk();
  const { rows, total } = register;
  const sums = [
    [t('payouts'), formatCount(total.payouts)],
    [t('commission'), formatRupees(total.commission)],
    [t('taxed'), formatRupees(total.taxed)],
    [t('tax'), formatRupees(total.tax)],
  ] as const;
  return (
    <Panel title={t('register')} lead={t('registerLead')}>
      <Toolbar>
        <SelectField label={t('year')} value={period.year} onChange={({ target }) => onChange({ year: target.value })}>
          {registerYears(now).map(({ name, begin }) => (
            <option key={name} value={begin}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('quarter')}
          value={period.quarter}
          onChange={({ target }) => onChange({ quarter: target.value })}
        >
          {quarters.map((one) => (
            <option key={one} value={one}>
              {t(`quarter.${one}`)}
            </option>
          ))}
        </SelectField>
        {may('reveal-numbers') && may('payouts') && rows.length > 0 && (
          <ExportButton
            name={`tax-${period.year}-q${period.quarter}`}
            what={t('register')}
            load={(format, key) => registerFile(period, format, key)}
          />
        )}
      </Toolbar>
      {rows.length === 0 ? (
        <EmptyState title={t('empty')} icon="rupee" />
      ) : (
        <>
          <DataTable
            caption={t('register')}
            columns={registerColumns(t)}
            rows={rows}
            rowKey={({ payoutId }) => payoutId}
          />
          <p className={styles.soft}>{t('total')}</p>
          <dl className={styles.sums} aria-label={t('total')}>
            {sums.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {may('reveal-numbers') && may('payouts') && <p className={styles.note}>{t('fileNote')}</p>}
          <Pager
            pages={pages}
            pageSize={pageSize}
            shown={rows.length}
            total={total.payouts}
            nextCursor={pages.index + 1 < register.pages ? String(pages.index + 1) : null}
            busy={busy}
          />
        </>
      )}
    </Panel>
  );
}
