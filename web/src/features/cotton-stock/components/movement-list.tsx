import { type StockAccount, stockAccounts } from '@deepam/contracts';
import { type ReactNode, useState } from 'react';
import { DaySpan } from '../../../components/ui/day-span.js';
import { ExportButton } from '../../../components/ui/export-button.js';
import { ListToolbar } from '../../../components/ui/list-toolbar.js';
import { useDesk } from '../../../lib/auth/use-desk.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { isBackward } from '../../../lib/period.js';
import { useAddressValues } from '../../../lib/use-address-values.js';
import { cottonMovementsCsv, useCottonStock } from '../api.js';
import { cottonStockMessages } from '../messages.js';
import { ListViews } from '../../../shared/saved-views/list-views.js';
import { queryIn } from '../stock-query.js';
import styles from './cotton-stock.module.css';
import { Movements } from './movements.js';
import { useWeight } from './use-weight.js';

export function MovementList({ figures }: { figures: ReactNode }) {
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
