import { stockAccounts } from '@deepam/contracts';
import { useState } from 'react';
import { DaySpan } from '../../../components/ui/day-span.js';
import { ExportButton } from '../../../components/ui/export-button.js';
import { Card } from '../../../components/ui/surface.js';
import { SelectField } from '../../../components/ui/text-field.js';
import { Toolbar } from '../../../components/ui/toolbar.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { isBackward } from '../../../lib/period.js';
import { useAddressValues } from '../../../lib/use-address-values.js';
import { cottonMovementsCsv, useCottonStock } from '../api.js';
import { cottonStockMessages } from '../messages.js';
import { queryIn, type StockQuery } from '../stock-query.js';
import styles from './cotton-stock.module.css';
import { Movements } from './movements.js';
import { useWeight } from './use-weight.js';

export function MovementList() {
  const t = useText(cottonStockMessages);
  const { may } = useDesk();
  const [now] = useState(() => new Date());
  const [params, change] = useAddressValues();
  const query = queryIn(params, now);
  const { account } = query;
  return (
    <Card as="div">
      <h2 className={styles.heading}>{t('movements')}</h2>
      <Toolbar>
        <SelectField label={t('show')} value={account} onChange={({ target }) => change({ account: target.value })}>
          <option value="">{t('all')}</option>
          {stockAccounts.map((one) => (
            <option key={one} value={one}>
              {t(`account.${one}`)}
            </option>
          ))}
        </SelectField>
        <DaySpan period={query} onChange={change} />
        {may('reports') && (
          <ExportButton
            name="cotton-stock"
            what={t('movements')}
            load={(format) => cottonMovementsCsv(query, format)}
          />
        )}
      </Toolbar>
      {!isBackward(query) && (
        <>
          <PeriodSums query={query} />
          <Movements query={query} />
        </>
      )}
    </Card>
  );
}

function PeriodSums({ query: { account, from, to } }: { query: StockQuery }) {
  const t = useText(cottonStockMessages);
  const weight = useWeight();
  const { data } = useCottonStock({ from, to });
  if (data === undefined) return null;
  const shown = stockAccounts.filter((one) => account === '' || account === one);
  return (
    <dl className={styles.sums}>
      {shown.map((one) => (
        <div key={one}>
          <dt>{t(`account.${one}`)}</dt>
          <dd>{weight(data.moved[one])}</dd>
        </div>
      ))}
    </dl>
  );
}
