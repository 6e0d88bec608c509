// A batch of payouts in every state, and what a bank says of it: nobody makes one for a picture, as that would change the data.

const id = (last) => `65f0000000000000000000${last}`;
const person = (last, name, amount) => ({
  ...{ payoutId: id(last), memberId: id(`d${last[1]}`), name, referralCode: `SL4HT8W${last.toUpperCase()}`, amount },
});
const nothingYet = { utr: null, paidAt: null, reason: null };
const filedAt = '2026-01-05T06:30:00.000Z';

const rows = [
  {
    ...{ ...person('a1', 'Asha Patil', 1250), reference: 'DPY7K2M9QX4T', state: 'paid' },
    ...{ ...nothingYet, utr: 'SBINN52026010500001', paidAt: '2026-01-05T18:30:00.000Z', filedAt },
  },
  { ...person('a2', 'Ravi Kulkarni', 90.5), reference: 'DPY4HT8WZC2M', state: 'failed', ...nothingYet, filedAt },
  {
    ...person('a3', 'Meenakshi Sundaram', 12_000),
    reference: 'DPYQX4T7K2M9',
    state: 'waiting',
    ...nothingYet,
    filedAt,
  },
  {
    ...{ ...person('a4', 'Farida Shaikh', 300), reference: 'DPY9QX4T7K2M', state: 'released' },
    ...{ ...nothingYet, leftOut: 'bank-details-changed' },
  },
  {
    ...{ ...person('a5', 'Sunita Jadhav', 700), reference: 'DPYK2M9QX4T7', state: 'paid', filedAt },
    ...{ ...nothingYet, utr: 'SBINN52026010500003', paidAt: '2026-01-05T18:30:00.000Z' },
    returnedAt: '2026-01-08T06:30:00.000Z',
  },
  {
    ...{ ...person('a6', 'Vijaya Shinde', 450), reference: 'DPYM9QX4T7K2', state: 'failed', filedAt },
    ...{ ...nothingYet, saidPaid: { utr: null, on: null, isTwice: false } },
  },
];
rows[1].reason = 'Account closed';

export const shownBatch = {
  ...{ _id: id('c1'), madeAt: '2026-01-05T05:00:00.000Z', madeBy: 'Ravi Kulkarni', state: 'open' },
  ...{ total: 14_790.5, paid: 1250, counts: { waiting: 1, paid: 1, failed: 2, released: 1, returned: 1 } },
};
const over = { ...shownBatch, total: 13_640.5, counts: { waiting: 0, paid: 4, failed: 0, released: 0 } };

export const shownBatches = [
  shownBatch,
  { ...over, _id: id('c2'), madeAt: '2025-12-28T09:12:00.000Z', madeBy: null, state: 'done', paid: 13_640.5 },
  { ...over, _id: id('c3'), madeAt: '2025-12-20T04:40:00.000Z', state: 'cancelled', paid: 0 },
];
export const wholeBatch = { ...shownBatch, rows };

const answered = (line, row, outcome, more = {}) => ({
  ...{ line, reference: row.reference, outcome, utr: null, reason: null },
  ...{ payoutId: row.payoutId, name: row.name, amount: row.amount, ...more },
});
export const shownAnswer = {
  batch: shownBatch,
  rows: [
    answered(2, rows[0], 'already', { utr: 'SBINN52026010500001' }),
    answered(3, rows[1], 'failed', { reason: 'Account closed' }),
    answered(4, rows[2], 'paid', { utr: 'SBINN52026010500002' }),
    answered(5, rows[2], 'amount-differs'),
    { line: 6, reference: 'DPY222222222', outcome: 'unknown-reference', utr: null, reason: null },
  ],
  others: 3,
  missing: [],
};

/** What a batch of the chosen payouts would take. */
export const shownPlan = {
  payable: rows.slice(0, 3).map(({ payoutId, memberId, name, referralCode, amount }) => ({
    ...{ payoutId, memberId, name, referralCode, amount },
  })),
  total: 13_340.5,
  blocked: [
    { ...person('a5', 'Sunita Deshpande', 410), reason: 'bank-details-held', until: '2026-01-06T06:30:00.000Z' },
    { ...person('a6', 'Karthik Raman', 75), reason: 'bank-details-missing' },
  ],
};
