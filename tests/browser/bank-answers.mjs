const id = (last) => `65f0000000000000000000${last}`;
const requestedAt = '2026-01-05T06:30:00.000Z';
const payment = (last, name, more) => ({
  _id: id(`a${last}`),
  kind: 'plan',
  memberId: id(`d${last}`),
  name,
  amount: 1500,
  utr: null,
  txnids: [],
  requestedAt,
  status: 'open',
  ...more,
});
const line = (last, state, more) => ({
  _id: `5d41402abc4b2a76b9719d911017c59${last}`,
  account: 'SBI CURRENT',
  date: '2026-01-05',
  amount: 1500,
  state,
  narration: 'BY TRANSFER-UPI/CR/600512345678/ASHA PATIL/SBIN/asha@oksbi/Silver plan',
  reference: '600512345678',
  payments: [],
  rejected: [],
  ...more,
});

export const shownLines = [
  line(1, 'matched', { payments: [{ ...payment(1, 'Asha Patil', { utr: '600512345678' }), reason: 'utr' }] }),
  line(2, 'suggested', {
    amount: 123400.5,
    narration: 'NEFT-HDFC0000123-MEENAKSHI SUNDARAM VENKATARAMAN-COTTON',
    reference: '',
    payments: [
      {
        ...payment(3, 'Meenakshi Sundaram', {
          kind: 'cotton',
          amount: 123456.5,
          utr: '600612345678',
        }),
        reason: 'other-amount',
      },
    ],
  }),
  line(3, 'ambiguous', {
    payments: [
      { ...payment(1, 'Asha Patil'), reason: 'amount-and-name' },
      { ...payment(2, 'Ravi Kulkarni'), reason: 'partial-number' },
    ],
  }),
  line(5, 'matched', {
    reversedOn: '2026-01-07',
    bankNumbers: ['600512345699'],
    payments: [
      {
        ...payment(7, 'Geeta More', { utr: '600512345699' }),
        reason: 'utr',
      },
    ],
  }),
  line(4, 'unmatched', {
    rejected: [{ ...payment(4, 'Farida Shaikh'), by: 'Kamala Rao', at: requestedAt }],
  }),
];

export const shownStatements = [
  {
    _id: id('c1'),
    account: 'SBI CURRENT',
    importedAt: requestedAt,
    importedBy: 'Kamala Rao',
    lines: 1240,
    newLines: 318,
    leftOut: 3,
    credits: {
      matched: 204,
      suggested: 12,
      ambiguous: 2,
      unmatched: 100,
    },
  },
];

export const shownMissing = [
  { ...payment(5, 'Sunita Deshpande', { utr: '600712345678' }), state: 'missing', plan: 'Gold', lines: [] },
  { ...payment(6, 'Karthik Raman', { kind: 'cotton', amount: 4800 }), state: 'missing', plan: null, lines: [] },
];
