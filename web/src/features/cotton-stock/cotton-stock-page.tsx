import { useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../components/ui/button.js';
import { RequirePermissions } from '../../shared/members/require-permissions.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { Page } from '../../components/ui/surface.js';
import { seeingStock } from '../../lib/auth/desk-permissions.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { useText } from '../../lib/i18n/use-text.js';
import { cottonStockMessages } from './messages.js';
import styles from './components/cotton-stock.module.css';
import { addCottonLoss, addCottonPurchase, type StockAccount, stockAccounts } from '@deepam/contracts';
import { SelectField, TextAreaField, TextField } from '../../components/ui/text-field.js';
import { useFormKit } from '../../components/ui/use-form-kit.js';
import { useAddCottonLoss, useAddCottonPurchase, useCottonStock, cottonMovementsCsv } from './api.js';
import { dialogMessages } from '../../components/ui/dialog-messages.js';
import { useWeight } from './components/use-weight.js';
import { FormDialog } from '../../components/ui/form-dialog.js';
import { sentenceOf } from '../../lib/api/api-error.js';
import { indianDay } from '../../lib/format/indian-day.js';
import { announceAndClose } from '../../lib/announce-and-close.js';
import { DaySpan } from '../../components/ui/day-span.js';
import { ExportButton } from '../../components/ui/export-button.js';
import { ListToolbar } from '../../components/ui/list-toolbar.js';
import { isBackward } from '../../lib/period.js';
import { useAddressValues } from '../../lib/use-address-values.js';
import { ListViews } from '../../shared/saved-views/list-views.js';
import { queryIn } from './stock-query.js';
import { Movements } from './components/movements.js';

function MovementList({ figures }: { figures: ReactNode }) {
  const t = useText(cottonStockMessages);
  const weight = useWeight();
  const { may } = useDesk();
  const [now] = useState(() => new Date());
  const [params, change] = useAddressValues();
  const query = queryIn(params, now);
  const { account, from, to } = query;
  const { data } = useCottonStock({ from, to }, !isBackward(query));
  return (
    <>
      <ListViews
        label={t('movements')}
        parameter="account"
        tabs={[
          { value: '', label: t('all') },
          ...stockAccounts.map((one) => ({
            value: one,
            label: t(`account.${one}`),
            mark: data && <span className={styles.mark}>{weight(data.moved[one])}</span>,
          })),
        ]}
        chosen={account}
        onChoose={(value: StockAccount | '') => change({ account: value })}
      />
      <ListToolbar search={figures} filters={<DaySpan period={query} onChange={change} />}>
        {may('reports') && (
          <ExportButton
            name="cotton-stock"
            what={t('movements')}
            load={(format) => cottonMovementsCsv(query, format)}
          />
        )}
      </ListToolbar>
      {!isBackward(query) && <Movements query={query} />}
    </>
  );
}

export default function CottonStockPage() {
  const t = useText(cottonStockMessages);
  const { may } = useDesk();
  const [noting, setNoting] = useState<'purchase' | 'loss' | null>(null);
  const close = () => setNoting(null);
  return (
    <Page>
      <PageHeader
        title={t('title')}
        actions={
          may('dispatch') && (
            <>
              <Button needsConnection variant="secondary" aria-haspopup="dialog" onClick={() => setNoting('loss')}>
                {t('addLoss')}
              </Button>
              <Button needsConnection aria-haspopup="dialog" onClick={() => setNoting('purchase')}>
                {t('addPurchase')}
              </Button>
            </>
          )
        }
      />
      <RequirePermissions needs={seeingStock}>
        <MovementList figures={<PlaceFigures />} />
      </RequirePermissions>
      {noting === 'purchase' && <PurchaseDialog onClose={close} />}
      {noting === 'loss' && <LossDialog onClose={close} />}
    </Page>
  );
}

function LossDialog({ onClose }: { onClose: () => void }) {
  const t = useText(cottonStockMessages);
  const adding = useAddCottonLoss();
  const { today, noted } = useMovement(onClose);
  const { form, field } = useFormKit({
    schema: addCottonLoss.body!,
    blank: { kind: 'lost', kg: '', day: today, reason: '' },
    sentences: { kg: t('kgWrong'), day: t('dayWrong'), reason: t('reasonWrong') },
    onValid: (body) => adding.mutate(body, noted(body)),
  });
  return (
    <MovementDialog title={t('addLoss')} form={form} adding={adding} onClose={onClose}>
      <SelectField {...field('kind')} label={t('lossKind')}>
        <option value="lost">{t('missing')}</option>
        <option value="found">{t('more')}</option>
      </SelectField>
      <WeightAndDay field={field} today={today} />
      <TextAreaField {...field('reason')} label={t('reason')} maxLength={500} required />
    </MovementDialog>
  );
}

function PurchaseDialog({ onClose }: { onClose: () => void }) {
  const t = useText(cottonStockMessages);
  const say = useText(dialogMessages);
  const adding = useAddCottonPurchase();
  const { today, noted } = useMovement(onClose);
  const { form, field } = useFormKit({
    schema: addCottonPurchase.body!,
    blank: { kg: '', day: today, supplier: '', invoice: '', price: '' },
    sentences: {
      kg: t('kgWrong'),
      day: t('dayWrong'),
      supplier: t('supplierWrong'),
      invoice: t('invoiceWrong'),
      price: t('priceWrong'),
    },
    onValid: (body) => adding.mutate(body, noted(body)),
  });
  return (
    <MovementDialog title={t('addPurchase')} form={form} adding={adding} onClose={onClose}>
      <WeightAndDay field={field} today={today} />
      <TextField {...field('supplier')} label={t('supplier')} maxLength={200} required />
      <TextField {...field('invoice')} label={t('invoice')} note={say('optional')} maxLength={60} />
      <TextField {...field('price')} label={t('priceField')} note={say('optional')} inputMode="decimal" />
    </MovementDialog>
  );
}

/** The figures are those of today; the tabs of the list have the sums of the period. */
function PlaceFigures() {
  const t = useText(cottonStockMessages);
  const weight = useWeight();
  const { data } = useCottonStock();
  if (data === undefined) return null;
  const { store, members, wicks, kits, lost } = data;
  const figures = [
    [t('inStore'), store],
    [t('withMembers'), members],
    [t('account.wicks'), wicks],
    [t('account.kits'), kits],
    [t('account.lost'), lost],
  ] as const;
  return (
    <div className={styles.figures} role="group" aria-label={t('nowTitle')} tabIndex={0}>
      {store < 0 && <strong className={styles.warning}>{t('belowZero')}</strong>}
      <dl>
        {figures.map(([name, kg]) => (
          <div key={name} className={kg < 0 ? styles.warning : undefined}>
            <dt>{name}</dt>
            <dd>{weight(kg)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface Props extends Pick<ComponentProps<typeof FormDialog>, 'title' | 'form' | 'onClose'> {
  adding: { readonly isPending: boolean; readonly error: Error | null };
  children: ReactNode;
}

function MovementDialog({ adding: { isPending, error }, ...dialog }: Props) {
  const t = useText(cottonStockMessages);
  const failure = error === null ? undefined : t('noteFailed', { error: sentenceOf(error) });
  return <FormDialog {...dialog} submitLabel={t('save')} busy={isPending} failure={failure} />;
}

type Field = Omit<ComponentProps<typeof TextField>, 'label'>;

function WeightAndDay({ field, today }: { field: (name: 'kg' | 'day') => Field; today: string }) {
  const t = useText(cottonStockMessages);
  return (
    <>
      <TextField
        {...field('kg')}
        label={t('typedKg')}
        hint={t('kgHint')}
        inputMode="decimal"
        autoComplete="off"
        required
        data-autofocus
      />
      <TextField {...field('day')} label={t('day')} type="date" max={today} required />
    </>
  );
}

function useMovement(onClose: () => void) {
  const t = useText(cottonStockMessages);
  const weight = useWeight();
  const [today] = useState(() => indianDay(new Date()));
  return {
    today,
    noted: ({ kg }: { kg: number }) => ({ onSuccess: announceAndClose(t('noted', { weight: weight(kg) }), onClose) }),
  };
}
