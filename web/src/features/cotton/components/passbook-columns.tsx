import type { Column } from '../../../components/columns.js';
import { MoneyText } from '../../../components/money-text.js';
import type { Translate } from '../../../lib/i18n/messages.js';
import { cottonMessages } from '../messages.js';
import { passbookMessages } from '../passbook-messages.js';
import type { PassbookRow } from '../passbook-rows.js';

export function columnsOf(
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
