import type { UseQueryResult } from '@tanstack/react-query';
import { DataTable } from '../../../components/ui/data-table.js';
import { ExportButton } from '../../../components/ui/export-button.js';
import { LoadedList } from '../../../components/ui/keyset-list.js';
import { EmptyState } from '../../../components/ui/states.js';
import { SelectField } from '../../../components/ui/text-field.js';
import { ListToolbar } from '../../../components/ui/list-toolbar.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { formatCount, formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { KeysetPages } from '../../../lib/use-keyset-pages.js';
import { exportTaxRegister, type TaxRegister } from '../api.js';
import { taxMessages } from '../messages.js';
import { registerYears, type TaxPeriod } from '../tax-period.js';
import styles from './tax.module.css';
import type { TaxRegisterRow } from '@deepam/contracts';
import type { Column } from '../../../components/ui/columns.js';
import { DateText } from '../../../components/ui/date-text.js';
import { MemberLink } from '../../../shared/members/member-link.js';
import { MoneyText } from '../../../components/ui/money-text.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import { percentText } from '../tax-draft.js';

const registerColumns = (t: Translate<(typeof taxMessages)['english']>): Column<TaxRegisterRow>[] => [
  {
    key: 'member',
    header: t('member'),
    isLead: true,
    cell: ({ memberId, name, referralCode }) => (
      <>
        <MemberLink memberId={memberId} name={name} isPeek /> <span className={styles.code}>{referralCode}</span>
      </>
    ),
  },
  { key: 'paidAt', header: t('paidAt'), cell: ({ paidAt }) => <DateText instant={paidAt} /> },
  { key: 'pan', header: t('pan'), fromRem: 65, cell: ({ hasPan }) => t(hasPan ? 'hasPan' : 'noPan') },
  {
    key: 'commission',
    header: t('commission'),
    align: 'end',
    cell: ({ commission }) => <MoneyText rupees={commission} />,
  },
  { key: 'taxed', header: t('taxed'), align: 'end', cell: ({ taxed }) => <MoneyText rupees={taxed} /> },
  {
    key: 'rate',
    header: t('rateShort'),
    align: 'end',
    fromRem: 50,
    cell: ({ rateBasisPoints }) => t('percentOf', { rate: percentText(rateBasisPoints) }),
  },
  { key: 'tax', header: t('tax'), align: 'end', isKept: true, cell: ({ tax }) => <MoneyText rupees={tax} /> },
];

const pageSize = 50;

interface Props {
  list: UseQueryResult<TaxRegister>;
  period: TaxPeriod;
  pages: KeysetPages;
  now: Date;
  onChange: (values: { year: string }) => void;
}

export function RegisterList({ list, period, pages, now, onChange }: Props) {
  const t = useText(taxMessages);
  const { may } = useDesk();
  const shown = list.data?.rows.length ?? 0;
  return (
    <>
      <ListToolbar
        search={
          <SelectField
            label={t('year')}
            value={period.year}
            onChange={({ target }) => onChange({ year: target.value })}
          >
            {registerYears(now).map(({ name, begin }) => (
              <option key={name} value={begin}>
                {name}
              </option>
            ))}
          </SelectField>
        }
      >
        {may('reveal-numbers') && may('payouts') && shown > 0 && (
          <ExportButton
            name={`tax-${period.year}-q${period.quarter}`}
            what={t('register')}
            load={(format, key) => exportTaxRegister(period, format, key)}
          />
        )}
      </ListToolbar>
      <LoadedList list={list} pages={pages} pageSize={pageSize} shown={shown}>
        {content}
      </LoadedList>
    </>
  );

  function content({ rows, sums }: TaxRegister) {
    if (rows.length === 0) return <EmptyState title={t('empty')} icon="rupee" />;
    const amounts = [
      [t('payouts'), formatCount(sums.payouts)],
      [t('commission'), formatRupees(sums.commission)],
      [t('taxed'), formatRupees(sums.taxed)],
      [t('tax'), formatRupees(sums.tax)],
    ] as const;
    return (
      <>
        <DataTable
          caption={t('register')}
          columns={registerColumns(t)}
          rows={rows}
          rowKey={({ payoutId }) => payoutId}
        />
        <h2 className={styles.total}>{t('total')}</h2>
        <dl className={styles.sums} aria-label={t('total')}>
          {amounts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {may('reveal-numbers') && may('payouts') && <p className={styles.note}>{t('fileNote')}</p>}
      </>
    );
  }
}
