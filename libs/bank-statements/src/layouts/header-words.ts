import type { Column } from './layout.js';

/** Headers are compared by their letters only. */
export const plain = (header: string): string =>
  header
    .toLowerCase()
    .replace(/\([^()]*\)/g, '')
    .replace(/[^a-z]+/g, '');

const ofTransaction = '(?:txn|trxn|trn|trans|tran|transaction|transactions)';
const day = '(?:date|dt|dat|day)';
const time = '(?:and)?(?:time|tm|ist)?';
const dr = '(?:dr|d|debit|debits|withdrawal|withdrawals|withdrawl)';
const cr = '(?:cr|c|credit|credits|deposit|deposits)';
const either = `(?:${dr}(?:or|and)?${cr}|${cr}(?:or|and)?${dr})`;
const sum = '(?:amount|amounts|amt|amnt|value|sum)';
const outgoing =
  '(?:debits?|debited|withdrawals?|withdrawls?|withdraws?|withdrawn|dr|paidout|moneyout|cashout|payments?|outflow|out|spent)';
const incoming =
  '(?:credits?|credited|deposits?|deposited|cr|paidin|moneyin|cashin|receipts?|received|inflow|in|lodgements?)';
const ofBalance =
  '(?:closing|running|available|avail|avl|ledger|net|account|acct|acc|ac|book|current|total|effective|outstanding|end|day|cleared|clear|line|updated)';
const numbered = '(?:no|nos|num|number|numbers|id|ids|code)?';
const cheque = '(?:chq|chqs|cheque|cheques|check|chk)';
const reference = '(?:ref|refs|reference|references|refno|refrence)';

/** The patterns are spellings of headers, in the form of `plain` without the currency; earlier spellings are better. */
const spellings: Readonly<Record<Column, readonly string[]>> = {
  date: [
    `${ofTransaction}${day}${time}|${day}of${ofTransaction}`,
    `${day}${time}`,
    `(?:${ofTransaction})?(?:post|posted|posting|booking|booked|book|entry|process|processed|processing)(?:on|${ofTransaction})?${day}${time}|(?:posted|booked)on|${day}of(?:posting|entry|booking)`,
    `(?:value|val|effective|settlement|settled|credit)${day}${time}`,
  ],
  narration: [
    '(?:narration|narrations|narrative|narrat)(?:s)?',
    '(?:description|descriptions|desc|descr)(?:narration|particulars|remarks?)?',
    '(?:particulars|particular)(?:narration|remarks|description)?',
    `${ofTransaction}(?:remarks?|particulars?|description|desc|details?|narration|narrative|summary|info|information|note|rmks)`,
    '(?:remarks?|rmks|details?|naration|summary|memo|purpose|activity|notes?)',
    `(?:remarks?|details|description|particulars|narration|nature)of${ofTransaction}`,
    '(?:payment|remittance|account|entry|other|additional|narration)(?:details?|description|information|remarks?)',
  ],
  reference: [
    `${reference}${numbered}(?:or|and)?(?:${cheque}${numbered})|${cheque}${numbered}(?:or|and)?${reference}${numbered}`,
    `(?:bank|upi|customer|cust|payment|${ofTransaction})?${reference}${numbered}`,
    `(?:utr|rrn|urn)${numbered}(?:or)?(?:rrn|utr|ref|reference)?${numbered}|(?:utr|rrn)${cheque}${numbered}`,
    `${cheque}(?:no|nos|num|number|details|leaf|leafno|utr|utrno)?(?:or)?(?:(?:instrument|inst)${numbered})?`,
    `(?:upi|bank)?${ofTransaction}(?:no|num|number|id|ref|reference|refid|refno|code)(?:no)?`,
    `(?:instrument|instr|inst|instru|instrmnt|document|doc|voucher|vch|journal)(?:no|num|number|id|ref|refno)|instrument|instruments`,
  ],
  debit: [`(?:total|amount)?${outgoing}${sum}?|${sum}${outgoing}|debit(?:dr)|withdrawal(?:dr)|drdebit`],
  credit: [`(?:total|amount)?${incoming}${sum}?|${sum}${incoming}|credit(?:cr)|deposit(?:cr)|crcredit`],
  amount: [
    `(?:${ofTransaction}|net|payment|paid|instrument|local)?${sum}(?:${either})?`,
    `${either}${sum}|${sum}of${ofTransaction}`,
    'withdrawals?deposits?|deposits?withdrawals?',
  ],
  mark: [
    `${either}(?:indicator|indicators|ind|flag|type|mark|sign|status|code)?`,
    '(?:indicator|direction|sign|flag|entrytype|crdrind|paymenttype|flow)',
    `(?:part)?(?:${ofTransaction})?(?:type|nature|indicator|flag|direction|sign)(?:${either})?`,
  ],
  balance: [
    `${ofBalance}?(?:balance|bal|balances|blance)(?:${sum}|${ofTransaction}|available|closing|after${ofTransaction})?`,
    '(?:runningtotal|balanceafter|closingbalanceamount|accountbalance)',
  ],
  balanceMark: [
    `(?:${ofBalance})?(?:balance|bal)(?:${either}|type|indicator|ind|flag|sign|mark|crdr|drcr)`,
    `${either}balance`,
  ],
};
const patterns = Object.entries(spellings).map(
  ([column, some]) => [column as Column, some.map((one) => new RegExp(`^(?:${one})$`))] as const,
);

const currency = /(?:(?:^|[\s.(/₹])in\s*)?(?:\b(?:inr|rs|rupees|rupee|indian rupees?)\b|₹)\.?/gi;

/** The meanings of a header have ranks: 0 is best. One header may mean two columns, such as Debit/Credit. */
export function meaningsOf(header: string): ReadonlyMap<Column, number> {
  const words = header.toLowerCase().replace(currency, ' ');
  const marked = /^[^(]*\b(?:amount|amt)\b[^(]*\((dr|cr|debit|credit)\.?\)/.exec(words)?.[1];
  if (marked !== undefined) return new Map([[marked.startsWith('d') ? 'debit' : 'credit', 0] as const]);
  const name = plain(words);
  if (name === '') return new Map();
  return new Map(
    patterns.flatMap(([column, some]) => {
      const at = some.findIndex((pattern) => pattern.test(name));
      return at < 0 ? [] : [[column, at] as const];
    }),
  );
}

export function knownHeaders(cells: readonly string[]): number {
  if (new Set(cells.map(plain)).size <= 2) return 0;
  const found = cells.map(meaningsOf);
  const known = new Set(found.flatMap((meanings) => [...meanings.keys()].slice(0, 1)));
  return known.has('date') ? known.size : 0;
}
