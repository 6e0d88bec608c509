import type { CottonPassbook } from '@deepam/contracts';
import { DataTable } from '../../../components/ui/data-table.js';
import { FigureTile, FigureTileList } from '../../../components/ui/figure-tile.js';
import { MoneyText } from '../../../components/ui/money-text.js';
import { EmptyState } from '../../../components/ui/states.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { cottonMessages } from '../messages.js';
import { passbookMessages } from '../passbook-messages.js';
import { passbookRows, type PassbookRow } from '../passbook-rows.js';
import styles from './passbook.module.css';
import type { Column } from '../../../components/ui/columns.js';
import type { Translate } from '../../../lib/i18n/messages.js';

export function YearOfCotton({ book }: { book: CottonPassbook }) {
  const t = useText(passbookMessages);
  const say = useText(cottonMessages);
  const { total, months, depositBefore } = book;
  return (
    <div className={styles.year}>
      <FigureTileList size="small">
        <FigureTile name={t('taken')} value={say('kg', { count: total.takenKg })} />
        <FigureTile name={t('returned')} value={say('kg', { count: total.returnedKg })} />
        <FigureTile name={t('earned')} value={<MoneyText rupees={total.makingCharge} />} />
        <FigureTile name={t('held')} value={<MoneyText rupees={total.depositHeld} />} />
      </FigureTileList>
      {depositBefore !== 0 && <p>{t('before', { amount: formatRupees(depositBefore) })}</p>}
      {months.length === 0 ? (
        <EmptyState title={t('empty')} icon="cotton">
          <p>{t('emptyHint')}</p>
        </EmptyState>
      ) : (
        <DataTable
          caption={t('title')}
          columns={columnsOf(t, say)}
          rows={passbookRows(book, t('total'))}
          rowKey={({ name }) => name}
        />
      )}
    </div>
  );
}

function columnsOf(
  t: Translate<(typeof passbookMessages)['english']>,
  say: Translate<(typeof cottonMessages)['english']>,
): Column<PassbookRow>[] {
  const kilos = (key: 'takenKg' | 'returnedKg', header: string): Column<PassbookRow> => ({
    key,
    header,
    align: 'end',
    cell: (row) => say('kg', { count: row[key] }),
  });
  const money = (
    key: 'depositPaid' | 'depositBack' | 'depositHeld' | 'makingCharge',
    header: string,
  ): Column<PassbookRow> => ({ key, header, align: 'end', cell: (row) => <MoneyText rupees={row[key]} /> });
  return [
    { key: 'month', header: t('month'), isLead: true, cell: ({ name }) => <strong>{name}</strong> },
    kilos('takenKg', t('taken')),
    kilos('returnedKg', t('returned')),
    money('depositPaid', t('paid')),
    money('depositBack', t('back')),
    money('depositHeld', t('held')),
    money('makingCharge', t('earned')),
  ];
}
