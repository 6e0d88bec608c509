import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface MadeReceipt {
  readonly title: string;
  readonly html: string;
  readonly utr: string;
  readonly rupees: number;
  readonly width: number;
  /** Pixels of the picture to one of the page. */
  readonly scale: number;
  readonly type: 'png' | 'jpeg';
}

const fontFile = (name: string): string => {
  const file = readFileSync(fileURLToPath(import.meta.resolve(name)));
  return `data:font/woff2;base64,${file.toString('base64')}`;
};
const faces = (family: string): string =>
  [400, 700]
    .flatMap((weight) => [
      [weight, 'latin', 'U+0000-00FF,U+2000-206F'] as const,
      [weight, 'latin-ext', 'U+0100-02BA,U+20A0-20BF'] as const,
    ])
    .map(
      ([weight, part, range]) =>
        `@font-face{font-family:${family};font-weight:${weight};unicode-range:${range};` +
        `src:url(${fontFile(`@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff2`)})}`,
    )
    .join('');

interface Payment {
  readonly amount: string;
  readonly words: string;
  readonly utr: string;
  readonly digits: (count: number) => string;
}

const apps: Readonly<Record<string, { font: string; html: (payment: Payment) => string }>> = {
  'one large amount in the middle': {
    font: 'roboto',
    html: ({ amount, utr, digits }) => `
      <center style="padding-top:50px"><p>To DEEPAM COTTON WICKS</p>
        <p style="font-size:56px;margin:18px 0"><span style="font-size:36px;vertical-align:14px">₹</span>${amount}</p>
        <p>Completed</p><p class="small">24 Nov 2026, 4:15 pm</p></center>
      <div class="card"><b>State Bank of India ${digits(4)}</b><p class="small">UPI transaction ID</p><p>${utr}</p>
        <p class="small">To: DEEPAM COTTON WICKS</p><p class="small">deepam@okhdfcbank</p>
        <p class="small">From: ASHA PATIL (State Bank of India)</p><p class="small">asha${digits(4)}@oksbi</p>
        <p class="small">Google transaction ID</p><p>CICAgPDd${digits(4)}xQ</p></div>`,
  },
  'a coloured head and two amounts': {
    font: 'poppins',
    html: ({ amount, utr, digits }) => `
      <div style="background:#1c8b43;color:#fff;padding:24px"><b style="font-size:18px">Transaction Successful</b>
        <p class="head">04:15 pm on 24 Nov 2026</p></div>
      <div class="card"><p class="small">Paid to</p><p class="row"><b>Deepam Cotton</b><b>₹${amount}</b></p>
        <p class="small">deepam@hdfcbank</p><hr><p><b>Transfer Details</b></p><p class="small">Transaction ID</p>
        <p>T26112416${digits(14)}</p><p class="small">Debited from</p>
        <p class="row"><span>XXXXXX${digits(4)}</span><span>₹${amount}</span></p><p class="small">UTR: ${utr}</p></div>`,
  },
  'the amount in words': {
    font: 'inter',
    html: ({ amount, words, utr, digits }) => `
      <center style="padding:24px"><b style="color:#00a5da;font-size:24px">paytm</b><p>Money Sent Successfully</p>
        <p style="font-size:44px;font-weight:700;margin:10px">₹${amount}</p><p class="small">Rupees ${words} Only</p></center>
      <div class="card"><p class="small">To</p><b>Deepam Cotton Wicks</b><p class="small">UPI ID: deepam@hdfcbank</p>
        <p class="small">From</p><b>Asha Patil</b><p class="small">A/c No: XXXX ${digits(4)}</p><hr>
        <p>Order ID: ${digits(11)}</p><p>UPI Ref. No: ${utr}</p><p class="small">Paid at 04:15 PM, 24 Nov 2026</p></div>`,
  },
  'a table with a mobile number': {
    font: 'roboto',
    html: ({ amount, utr, digits }) => `
      <div style="padding:24px"><b style="font-size:22px">Payment Successful</b>
        <p style="font-size:34px;font-weight:700">₹ ${amount}</p></div>
      <div class="card"><table><tr><td class="small">Paid To<td>DEEPAM COTTON<tr><td class="small">UPI ID<td>deepam@hdfcbank
        <tr><td class="small">From<td>SBI - XX${digits(4)}<tr><td class="small">Transaction ID<td>${utr}
        <tr><td class="small">Mobile<td>+9198${digits(8)}<tr><td class="small">Date<td>24/11/2026 16:15</table></div>`,
  },
  'the number in groups': {
    font: 'inter',
    html: ({ amount, utr, digits }) => `
      <div style="padding:24px"><b style="font-size:22px">Sent ₹${amount}</b><p class="small">To: Deepam Cotton Wicks</p>
        <p class="small">Nov 24, 2026, 4:15 PM</p></div>
      <div class="card"><b>Payment details</b><p class="small">Bank Reference ID</p>
        <p>${utr.replace(/(....)(?=.)/g, '$1 ')}</p><p class="small">Amazon Reference ID</p><p>A${digits(9)}B</p>
        <p class="small">Amount</p><p>₹${amount}</p></div>`,
  },
};

const amounts = [
  ['750', 'Seven Hundred Fifty'],
  ['1,500', 'One Thousand Five Hundred'],
  ['2,500.00', 'Two Thousand Five Hundred'],
  ['21,500', 'Twenty One Thousand Five Hundred'],
] as const;
const colours = {
  light: ['#fff', '#fff', '#1f1f1f', '#666'],
  dark: ['#121212', '#1e1e1e', '#eee', '#b0b0b0'],
} as const;

/** Digits that follow from a number, so that a picture is the same in each run. */
function digitsFrom(seed: number): (count: number) => string {
  let state = seed;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  return (count) => Array.from({ length: count }, () => Math.floor(next() * 10)).join('');
}

export function madeReceipts(day: Date): MadeReceipt[] {
  const year = day.getUTCFullYear();
  const dayOfYear = Math.round(
    (Date.UTC(year, day.getUTCMonth(), day.getUTCDate()) - Date.UTC(year, 0, 0)) / 86_400_000,
  );
  return Object.entries(apps).flatMap(([style, { font, html }], app) =>
    Object.entries(colours).flatMap(([theme, [ground, card, ink, soft]], at) =>
      amounts.map(([amount, words], size) => {
        const digits = digitsFrom(app * 100 + at * 10 + size + 1);
        const utr = `${year % 10}${String(dayOfYear).padStart(3, '0')}${digits(8)}`;
        const page = `<meta charset="utf8"><style>${faces(font)}
          body{margin:0;font:16px ${font};background:${ground};color:${ink}} p{margin:6px 0} .small{font-size:13px;color:${soft}}
          .head{font-size:13px} .card{margin:16px;padding:16px;border:1px solid #8884;border-radius:12px;background:${card}}
          .row{display:flex;justify-content:space-between} table{width:100%} td{padding:6px 0} td+td{text-align:right}
          </style>${html({ amount, words, utr, digits })}`;
        return {
          title: `${style}, ${theme}, ₹${amount}`,
          html: page,
          utr,
          rupees: Number(amount.replaceAll(',', '')),
          width: size === 3 ? 320 : 360,
          scale: [2.5, 2, 3, 1.5][size]!,
          type: size % 2 === 0 ? ('png' as const) : ('jpeg' as const),
        };
      }),
    ),
  );
}
