import { templates, type Template } from '@deepam/bank-statements';
import type { Payment } from './month.js';

const rupees = (paise: number): string =>
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(paise / 100);

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const habits: Record<string, { day: (iso: string) => string; words: (payment: Payment) => string; separator: string }> =
  {
    SBI: {
      day: (iso) => iso.replace(/^(\d+)-(\d+)-(\d+)$/, (_, year, month, day) => `${day} ${months[month - 1]} ${year}`),
      words: ({ number, party }) => `BY TRANSFER-UPI/CR/${number}/${party.toUpperCase().slice(0, 12)}/SBIN/pay--`,
      separator: '\t',
    },
    HDFC: {
      day: (iso) => iso.slice(2).split('-').reverse().join('/'),
      words: ({ number, party }) => `UPI-${party.toUpperCase()}-PAY@OKAXIS-UTIB0000001-${number}-UPI`,
      separator: ',',
    },
    ICICI: {
      day: (iso) => iso.split('-').reverse().join('/'),
      words: ({ number, party }) => `UPI/${number}/Payment/${party}/Bank`,
      separator: ',',
    },
    Axis: {
      day: (iso) => iso.split('-').reverse().join('-'),
      words: ({ number, party }) => `UPI/P2A/${number}/${party.toUpperCase()}/AXIS`,
      separator: ',',
    },
    Kotak: {
      day: (iso) => iso.split('-').reverse().join('-'),
      words: ({ number, party }) => `UPI/${party.toUpperCase()}/${number}/UPI`,
      separator: ';',
    },
  };

export function fileOf(template: Template, payments: readonly Payment[]): Buffer {
  const { day, words, separator } = habits[template.bank]!;
  const { layout, headers } = template;
  const quoted = (cells: readonly string[]) =>
    cells.map((cell) => (/[\s,;"]/.test(cell) ? `"${cell}"` : cell)).join(separator);
  // No two banks share a balance, because a balance identifies movements.
  let balance = 1_000_000_000 + Object.keys(habits).indexOf(template.bank);
  const rows = payments.map((payment) => {
    const isCredit = payment.direction === 'credit';
    balance += isCredit ? payment.amountPaise : -payment.amountPaise;
    const cells = headers.map(() => '');
    const put = (column: number | null, value: string) => column !== null && (cells[column] = value);
    put(layout.date, day(payment.day));
    put(layout.narration, words(payment));
    put(isCredit ? layout.credit : layout.debit, rupees(payment.amountPaise));
    put(layout.amount, rupees(payment.amountPaise));
    put(layout.mark, isCredit ? 'CR' : 'DR');
    put(layout.balance, rupees(balance));
    return quoted(cells);
  });
  const head = [`${template.bank} BANK LTD`, 'Statement of account 01/11/2026 to 30/11/2026', '', quoted(headers)];
  return Buffer.from([...head, ...rows, '', 'This is a computer generated statement'].join('\r\n'));
}

export const bankTemplates = Object.keys(habits).map((bank) => templates.find((one) => one.bank === bank)!);

export const bankOf = (at: number): Template => bankTemplates[at % bankTemplates.length]!;

export const narrationOf = (bank: string, payment: Payment): string => habits[bank]!.words(payment);
