import { RequirePermissions } from '../../shared/members/require-permissions.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { Page } from '../../components/ui/surface.js';
import { seeingTaxRates, seeingTaxRegister } from '../../lib/auth/desk-permissions.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useText } from '../../lib/i18n/use-text.js';
import styles from './components/tax.module.css';
import { taxMessages } from './messages.js';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { EmptyState, ErrorState, LoadingState } from '../../components/ui/states.js';
import { ListViews } from '../../shared/saved-views/list-views.js';
import { useAddressValues } from '../../lib/use-address-values.js';
import { useKeysetPages, useLeaveEmptyPage } from '../../lib/use-keyset-pages.js';
import { useTaxRegister, type TaxRegister, useAddTaxDeposit } from './api.js';
import { quarters, taxPeriodIn } from './tax-period.js';
import { RegisterList } from './components/register-list.js';
import { Button, ButtonLink } from '../../components/ui/button.js';
import type { Column } from '../../components/ui/columns.js';
import { DataTable } from '../../components/ui/data-table.js';
import { MoneyText } from '../../components/ui/money-text.js';
import { formatDay } from '../../lib/format/date.js';
import type { Translate } from '../../lib/i18n/messages.js';
import { addTaxDeposit } from '@deepam/contracts';
import { FormDialog } from '../../components/ui/form-dialog.js';
import { TextField } from '../../components/ui/text-field.js';
import { useFormKit } from '../../components/ui/use-form-kit.js';
import { sentenceOf } from '../../lib/api/api-error.js';
import { indianDay } from '../../lib/format/indian-day.js';
import { formatRupees } from '../../lib/format/money.js';
import { showToast } from '../../lib/toast.js';

const toRates = '/settings?section=tds';

type Deposit = TaxRegister['deposits'][number];

const columnsOf = (t: Translate<(typeof taxMessages)['english']>): Column<Deposit>[] => [
  { key: 'challan', header: t('challan'), isLead: true, cell: ({ challan }) => challan },
  { key: 'paidOn', header: t('paidOn'), isKept: true, cell: ({ paidOn }) => formatDay(paidOn) },
  {
    key: 'amount',
    header: t('amount'),
    align: 'end',
    isKept: true,
    cell: ({ amount }) => <MoneyText rupees={amount} />,
  },
  { key: 'notedBy', header: t('notedBy'), cell: ({ notedBy }) => notedBy ?? t('unknown') },
];

export default function TaxPage() {
  const { may } = useDesk();
  // Staff who only see the rates find them in the settings.
  if (may(...seeingTaxRates) && !may(...seeingTaxRegister)) return <Navigate to={toRates} replace />;
  return (
    <Page>
      <RequirePermissions needs={seeingTaxRegister}>
        <Tax />
      </RequirePermissions>
    </Page>
  );
}

function Tax() {
  const t = useText(taxMessages);
  const { may } = useDesk();
  const [now] = useState(() => new Date());
  const [params, change] = useAddressValues();
  const [isRecording, setIsRecording] = useState(false);
  const period = taxPeriodIn(params, now);
  const pages = useKeysetPages(`tax ${period.year} ${period.quarter}`);
  const register = useTaxRegister(period, Number(pages.cursor ?? 0) || 0);
  const { data } = register;
  const owed = data?.owed ?? 0;
  const isRegister = params.get('view') !== 'payable';
  useLeaveEmptyPage(pages, data !== undefined && !register.isPlaceholderData && data.rows.length === 0);
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            {may(...seeingTaxRates) && (
              <ButtonLink variant="secondary" to={toRates}>
                {t('rates')}
              </ButtonLink>
            )}
            {may('adjust-money') && (
              <Button needsConnection disabled={owed <= 0} aria-haspopup="dialog" onClick={() => setIsRecording(true)}>
                {t('deposit')}
              </Button>
            )}
          </>
        }
      />
      <ListViews
        label={t('title')}
        parameter="quarter"
        tabs={[
          {
            value: 'payable',
            label: t('owed'),
            mark: data && <span className={styles.mark}>{formatRupees(owed)}</span>,
          },
          ...quarters.map((quarter) => ({ value: String(quarter), label: t(`quarter.${quarter}`) })),
        ]}
        chosen={isRegister ? String(period.quarter) : 'payable'}
        onChoose={(value) => change(value === 'payable' ? { view: value } : { view: '', quarter: value })}
      />
      {isRegister ? (
        <RegisterList list={register} period={period} pages={pages} now={now} onChange={change} />
      ) : (
        <DepositList list={register} />
      )}
      {isRecording && <DepositDialog owed={owed} onClose={() => setIsRecording(false)} />}
    </>
  );
}

function DepositList({ list: { data, error, isError, refetch } }: { list: UseQueryResult<TaxRegister> }) {
  const t = useText(taxMessages);
  if (data === undefined) {
    return isError ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState isList />;
  }
  return (
    <>
      <p className={styles.soft}>{t('owedLead')}</p>
      {data.deposits.length === 0 ? (
        <EmptyState title={t('noDeposits')} icon="rupee" />
      ) : (
        <DataTable caption={t('deposits')} columns={columnsOf(t)} rows={data.deposits} rowKey={({ _id }) => _id} />
      )}
    </>
  );
}

function DepositDialog({ owed, onClose }: { owed: number; onClose: () => void }) {
  const t = useText(taxMessages);
  const adding = useAddTaxDeposit();
  const [today] = useState(() => indianDay(new Date()));
  const [begun] = useState(owed);
  const { form, field } = useFormKit({
    schema: addTaxDeposit.body!.refine(({ paidOn }) => paidOn <= today, { path: ['paidOn'] }),
    blank: { challan: '', paidOn: today, amount: String(begun) },
    sentences: { challan: t('challanNeeded'), paidOn: t('paidOnWrong'), amount: t('amountWrong') },
    onValid: (body) =>
      adding.mutate(body, {
        onAwaits: onClose,
        onSuccess: (answer) => {
          showToast(t('deposited', { owed: formatRupees(answer.owed) }), 'success');
          onClose();
        },
      }),
  });
  return (
    <FormDialog
      title={t('depositTitle')}
      form={form}
      submitLabel={t('depositSave')}
      busy={adding.isPending}
      failure={adding.isError ? t('depositFailed', { error: sentenceOf(adding.error) }) : undefined}
      onClose={onClose}
    >
      <p>{t('depositLead')}</p>
      <TextField {...field('challan')} label={t('challan')} autoComplete="off" maxLength={40} required />
      <TextField {...field('paidOn')} label={t('paidOn')} type="date" max={today} required />
      <TextField
        {...field('amount')}
        label={t('amount')}
        note="₹"
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        required
      />
    </FormDialog>
  );
}
