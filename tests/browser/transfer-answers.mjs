const id = (last) => `65f0000000000000000000${last}`;
const at = (day, time = '06:30') => `2026-01-${day}T${time}:00.000Z`;
const memberOf = (last, name) => ({ _id: id(`d${last}`), name, referralCode: `SL4HT8WA${last}` });

const evidence = (says, more) => ({
  source: 'bank-answer',
  says,
  day: '2026-01-06',
  utr: null,
  recordedAt: at('06'),
  recordedBy: 'Kamala Rao',
  reason: null,
  ...more,
});

function transfer(last, amount, more) {
  return {
    _id: id(`f${last}`),
    channel: 'bank-file',
    amount,
    reference: `DPY7K2M9QX4${last}`,
    state: 'approved',
    requestedBy: 'Kamala Rao',
    approvedBy: 'Meena Joshi',
    approvedAt: at('05', '05:00'),
    evidence: [],
    bankFileId: id('c1'),
    ...more,
  };
}

const submitted = { state: 'submitted', submittedAt: at('05') };
const utr = 'SBINN52026010500001';
const people = [
  ['1', 'Asha Patil', 1250],
  ['2', 'Ravi Kulkarni', 90.5],
  ['3', 'Meenakshi Sundaram', 12_000],
  ['4', 'Farida Shaikh', 300],
  ['5', 'Sunita Jadhav', 700],
  ['6', 'Vijaya Shinde', 450],
];
const transfers = [
  transfer('1', 1250, {
    ...submitted,
    state: 'paid',
    paidOn: '2026-01-06',
    utr,
    evidence: [evidence('paid', { amount: 1250, utr })],
  }),
  transfer('2', 90.5, {
    ...submitted,
    state: 'failed',
    reason: 'Account closed',
    evidence: [
      evidence('failed', {
        amount: 90.5,
        reason: 'Account closed',
      }),
    ],
  }),
  transfer('3', 12_000, submitted),
  transfer('4', 300, { state: 'cancelled', endedAt: at('05'), endedBy: 'Kamala Rao', leftOut: 'bank-details-changed' }),
  transfer('5', 700, {
    ...submitted,
    state: 'returned',
    returnedOn: '2026-01-08',
    evidence: [
      evidence('paid', {
        amount: 700,
        utr,
      }),
      evidence('returned', {
        amount: 700,
        day: '2026-01-08',
      }),
    ],
  }),
  transfer('6', 450, {
    ...submitted,
    state: 'paid-twice',
    paidOn: '2026-01-07',
    utr,
    isContradicted: true,
    evidence: [
      evidence('failed', { amount: 450 }),
      evidence('paid', {
        source: 'statement-line',
        amount: 450,
        utr,
        recordedBy: null,
      }),
      evidence('paid', {
        source: 'statement-line',
        amount: 450,
        utr: 'SBINN52026010700002',
        recordedBy: null,
      }),
    ],
  }),
];
const payments = people.map(([last, name, amount]) => {
  const { _id: memberId, referralCode } = memberOf(last, name);
  return { payableId: id(`a${last}`), kind: 'payout', memberId, name, referralCode, amount };
});

const counts = { approved: 0, submitted: 1, paid: 2, failed: 1, returned: 1, released: 0, cancelled: 1 };
export const shownFile = {
  _id: id('c1'),
  madeAt: at('05', '05:00'),
  madeBy: 'Ravi Kulkarni',
  state: 'open',
  submittedAt: at('05'),
  total: 14790.5,
  paid: 1700,
  counts,
};
const over = { ...shownFile, total: 13_640.5, counts: { ...counts, submitted: 0, paid: 4, failed: 0, returned: 0 } };
export const shownFiles = [
  shownFile,
  { ...over, _id: id('c2'), madeAt: '2025-12-28T09:12:00.000Z', madeBy: null, state: 'done', paid: 13_640.5 },
  { ...over, _id: id('c3'), madeAt: '2025-12-20T04:40:00.000Z', state: 'cancelled', paid: 0 },
];
export const wholeFile = { ...shownFile, rows: payments.map((row, at) => ({ ...row, transfer: transfers[at] })) };

export const submittedFile = {
  ...wholeFile,
  paid: 0,
  counts: {
    ...counts,
    submitted: 6,
    paid: 0,
    failed: 0,
    returned: 0,
    cancelled: 0,
  },
  rows: people.map(([last, , amount], at) => ({
    ...payments[at],
    transfer: transfer(last, amount, submitted),
  })),
};

const answered = (line, at, outcome, more = {}) => {
  const { payableId, name, amount } = payments[at];
  return {
    line,
    reference: transfers[at].reference,
    outcome,
    utr: null,
    reason: null,
    payableId,
    name,
    amount,
    ...more,
  };
};
export const shownAnswer = {
  bankFile: shownFile,
  rows: [
    answered(2, 0, 'already', { utr }),
    answered(3, 1, 'failed', { reason: 'Account closed' }),
    answered(4, 2, 'paid', { utr: 'SBINN52026010500002' }),
    answered(5, 2, 'amount-differs'),
    answered(6, 4, 'returned'),
    { line: 7, reference: 'DPY222222222', outcome: 'unknown-reference', utr: null, reason: null },
  ],
  others: 3,
  missing: [],
};

export const shownPlan = {
  payable: payments.slice(0, 3),
  total: 13_340.5,
  blocked: [
    { ...payments[4], reason: 'bank-details-held', until: at('06') },
    { ...payments[5], reason: 'bank-details-missing' },
  ],
};

const payable = (at, more) => {
  const [last, name, amount] = people[at];
  return {
    _id: id(`a${last}`),
    kind: 'payout',
    member: memberOf(last, name),
    amount,
    date: '2026-01-04T06:30:00.000Z',
    ...more,
  };
};
const decided = { decidedDate: at('05', '05:00'), decidedBy: 'Kamala Rao' };
const toRecord = {
  ...transfer('7', 490, { channel: 'manual', isYours: true, detailsUntil: '2036-01-18T06:30:00.000Z' }),
  bankFileId: undefined,
};
const states = ['paid', 'owed', 'in-transfer', 'owed', 'owed', 'paid-twice'];
export const shownPayables = [
  payable(0, { state: 'requested', waits: { requestedBy: 'Meena Joshi', requestedAt: at('11') } }),
  payable(2, { state: 'owed', kind: 'deposit-refund' }),
  payable(3, { state: 'in-transfer', amount: 500, tax: 10, net: 490, ...decided, transfer: toRecord }),
  ...people.map((_, at) => ({
    ...payable(at, { state: states[at], ...decided, transfer: transfers[at] }),
    _id: id(`b${at}`),
  })),
  payable(1, { state: 'rejected', reason: 'The account number belongs to another member.', ...decided }),
];

const { transfer: _, ...inTransfer } = shownPayables[2];
export const payableToRecord = {
  ...inTransfer,
  transfers: [toRecord, transfers[3]],
  statementsUpTo: '2026-01-04',
};
const { transfer: __, ...paidTwice } = shownPayables[8];
export const payablePaidTwice = {
  ...paidTwice,
  transfers: [transfers[5]],
  statementsUpTo: '2026-01-09',
};
