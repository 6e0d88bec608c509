import type { BankLayout } from '@deepam/contracts';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { SelectField } from '../../../components/text-field.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { columnsOf, layoutOf, type ChosenColumns } from '../chosen-columns.js';
import { bankMessages } from '../messages.js';
import styles from './bank.module.css';

interface Props {
  headers: readonly string[];
  layout: BankLayout | null;
  onRead: (layout: BankLayout) => void;
}

export function LayoutFields({ headers, layout, onRead }: Props) {
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
      {isChanged && (
        <div className={styles.whole}>
          <Button
            variant="secondary"
            needsConnection
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
