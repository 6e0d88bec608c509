import type { CottonPassbook } from '@deepam/contracts';
import { Button } from '../../../components/button.js';
import type { Column } from '../../../components/columns.js';
import { DataTable } from '../../../components/data-table.js';
import { FigureTile, FigureTileList } from '../../../components/figure-tile.js';
import { Icon } from '../../../components/icon.js';
import { MoneyText } from '../../../components/money-text.js';
import { Panel } from '../../../components/panel.js';
import { EmptyState, ErrorState, LoadingState } from '../../../components/states.js';
import { SelectField } from '../../../components/text-field.js';
import { Toolbar } from '../../../components/toolbar.js';
import { useMomentOfPrinting } from '../../../components/use-moment-of-printing.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import { useAddressValues } from '../../../lib/use-address-values.js';
import { useCottonPassbook } from '../api/cotton-passbook.js';
import { cottonMessages } from '../messages.js';
import { passbookMessages } from '../passbook-messages.js';
import { passbookRows, type PassbookRow } from '../passbook-rows.js';
import { PrintedPassbook } from './printed-passbook.js';
import styles from './passbook.module.css';

/** What the member has taken, given back and earned, month by month; the year stands in the address. */
export function Passbook() {
  const t = useText(passbookMessages);
  const [params, change] = useAddressValues();
  const book = useCottonPassbook(params.get('year') ?? undefined);
  const printedAt = useMomentOfPrinting();
  return (
    <Panel id="passbook" title={t('title')} lead={t('lead')}>
      {book.data === undefined ? (
        book.isError ? (
          <ErrorState error={book.error} onRetry={() => void book.refetch()} />
        ) : (
          <LoadingState />
        )
      ) : (
        <>
          <Toolbar>
            <SelectField
              label={t('year')}
              value={book.data.year}
              onChange={({ target }) => change({ year: target.value })}
            >
              {book.data.years.map((year) => (
                <option key={year}>{year}</option>
              ))}
            </SelectField>
            <Button variant="secondary" onClick={() => window.print()}>
              <Icon name="print" size={18} />
              {t('print')}
            </Button>
          </Toolbar>
          <YearOfCotton book={book.data} />
          {printedAt !== null && <PrintedPassbook book={book.data} at={printedAt} />}
        </>
      )}
    </Panel>
  );
}

function YearOfCotton({ book }: { book: CottonPassbook }) {
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
    { key: 'month', header: t('month'), lead: true, cell: ({ name }) => <strong>{name}</strong> },
    kilos('takenKg', t('taken')),
    kilos('returnedKg', t('returned')),
    money('depositPaid', t('paid')),
    money('depositBack', t('back')),
    money('depositHeld', t('held')),
    money('makingCharge', t('earned')),
  ];
}
