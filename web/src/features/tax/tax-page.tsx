import { RequirePermissions } from '../../shared/members/require-permissions.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { Page, Card } from '../../components/ui/surface.js';
import { seeingTaxRates, seeingTaxRegister } from '../../lib/auth/desk-permissions.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useText } from '../../lib/i18n/use-text.js';
import styles from './components/tax.module.css';
import { taxMessages } from './messages.js';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useAddressValues } from '../../lib/use-address-values.js';
import { useKeysetPages, useLeaveEmptyPage } from '../../lib/use-keyset-pages.js';
import { useTaxRegister, type TaxRegister, useAddTaxDeposit } from './api.js';
import { taxPeriodIn } from './tax-period.js';
import { RegisterPanel } from './components/register-panel.js';
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

function OwedPanel({ register: { owed, deposits } }: { register: TaxRegister }) {
  const t = useText(taxMessages);
  const { may } = useDesk();
  const [open, setOpen] = useState(false);
  return (
    <Card aria-labelledby="owed-title" className={styles.part}>
      <div className={styles.head}>
        <div>
          <h2 id="owed-title">{t('owed')}</h2>
          <p className={styles.soft}>{t('owedLead')}</p>
          <p className={styles.owed} aria-labelledby="owed-title">
            <MoneyText rupees={owed} />
          </p>
        </div>
        {may('adjust-money') && (
          <Button needsConnection disabled={owed <= 0} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('deposit')}
          </Button>
        )}
      </div>
      <h3>{t('deposits')}</h3>
      {deposits.length === 0 ? (
        <p className={styles.soft}>{t('noDeposits')}</p>
      ) : (
        <DataTable caption={t('deposits')} columns={columnsOf(t)} rows={deposits} rowKey={({ _id }) => _id} />
      )}
      {open && <DepositDialog owed={owed} onClose={() => setOpen(false)} />}
    </Card>
  );
}

const columnsOf = (t: Translate<(typeof taxMessages)['english']>): Column<Deposit>[] => [
  { key: 'challan', header: t('challan'), isLead: true, cell: ({ challan }) => challan },
  { key: 'paidOn', header: t('paidOn'), cell: ({ paidOn }) => formatDay(paidOn) },
  { key: 'amount', header: t('amount'), align: 'end', cell: ({ amount }) => <MoneyText rupees={amount} /> },
  { key: 'notedBy', header: t('notedBy'), cell: ({ notedBy }) => notedBy ?? t('unknown') },
];

export default function TaxPage() {
  const t = useText(taxMessages);
  const { may } = useDesk();
  // Staff who only see the rates find them in the settings.
  if (may(...seeingTaxRates) && !may(...seeingTaxRegister)) return <Navigate to={toRates} replace />;
  return (
    <Page>
      <PageHeader
        title={t('title')}
        actions={
          may(...seeingTaxRates) && (
            <ButtonLink variant="secondary" to={toRates}>
              {t('rates')}
            </ButtonLink>
          )
        }
      />
      <RequirePermissions needs={seeingTaxRegister}>
        <div className={styles.page}>
          <Register />
        </div>
      </RequirePermissions>
    </Page>
  );
}

function Register() {
  const [now] = useState(() => new Date());
  const [params, change] = useAddressValues();
  const period = taxPeriodIn(params, now);
  const pages = useKeysetPages(`tax ${period.year} ${period.quarter}`);
  const register = useTaxRegister(period, Number(pages.cursor ?? 0) || 0);
  const { data } = register;
  useLeaveEmptyPage(pages, data !== undefined && !register.isPlaceholderData && data.rows.length === 0);
  return (
    <>
      {data !== undefined && <OwedPanel register={data} />}
      <RegisterPanel list={register} period={period} pages={pages} now={now} onChange={change} />
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
