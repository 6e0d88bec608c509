import type { BankLayout } from '@deepam/contracts';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { SelectField } from '../../../components/ui/text-field.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { bankMessages } from '../messages.js';
import styles from './bank.module.css';

type ChosenColumns = Record<Exclude<keyof BankLayout, 'dateStyle'>, string>;

const typed = (column: number | null | undefined): string =>
  column === null || column === undefined ? '' : String(column);

const columnsOf = (layout: BankLayout | null): ChosenColumns => ({
  date: typed(layout?.date),
  narration: typed(layout?.narration),
  reference: typed(layout?.reference),
  debit: typed(layout?.debit),
  credit: typed(layout?.credit),
  amount: typed(layout?.amount),
  mark: typed(layout?.mark),
  balance: typed(layout?.balance),
  balanceMark: typed(layout?.balanceMark),
});

/** The result is null without a column for date or narration; the server checks the other columns. */
function layoutOf(chosen: ChosenColumns, dateStyle: BankLayout['dateStyle']): BankLayout | null {
  const column = (text: string): number | null => (text === '' ? null : Number(text));
  const [date, narration] = [column(chosen.date), column(chosen.narration)];
  if (date === null || narration === null) return null;
  return {
    date,
    narration,
    reference: column(chosen.reference),
    debit: column(chosen.debit),
    credit: column(chosen.credit),
    amount: column(chosen.amount),
    mark: column(chosen.mark),
    balance: column(chosen.balance),
    balanceMark: column(chosen.balanceMark),
    dateStyle,
  };
}

interface Props {
  headers: readonly string[];
  layout: BankLayout | null;
  /** The mapping is a step of its own, which ends with this button. */
  isStep?: boolean;
  busy: boolean;
  onRead: (layout: BankLayout) => void;
}

export function LayoutFields({ headers, layout, isStep = false, busy, onRead }: Props) {
  const t = useText(bankMessages);
  const [chosen, setChosen] = useState<ChosenColumns>(() => columnsOf(layout));
  const [dateStyle, setDateStyle] = useState<BankLayout['dateStyle']>(layout?.dateStyle ?? 'dmy');
  const next = layoutOf(chosen, dateStyle);
  const isChanged =
    JSON.stringify(chosen) !== JSON.stringify(columnsOf(layout)) || dateStyle !== (layout?.dateStyle ?? 'dmy');
  return (
    <fieldset className={styles.columns}>
      <legend>{t('columns')}</legend>
      {(Object.keys(chosen) as (keyof ChosenColumns)[]).map((column) => (
        <SelectField
          key={column}
          label={t(`column.${column}`)}
          value={chosen[column]}
          onChange={({ target }) => setChosen({ ...chosen, [column]: target.value })}
        >
          <option value="">{t('none')}</option>
          {headers.map((header, at) => (
            <option key={at} value={String(at)}>
              {`${at + 1}. ${header}`}
            </option>
          ))}
        </SelectField>
      ))}
      <SelectField
        label={t('dates')}
        value={dateStyle}
        onChange={({ target }) => setDateStyle(target.value as BankLayout['dateStyle'])}
      >
        <option value="dmy">{t('dmy')}</option>
        <option value="mdy">{t('mdy')}</option>
      </SelectField>
      {(isStep || isChanged) && (
        <div className={styles.whole}>
          <Button
            variant={isStep ? 'primary' : 'secondary'}
            needsConnection
            busy={busy}
            disabled={next === null}
            onClick={() => next !== null && onRead(next)}
          >
            {t('applyColumns')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
