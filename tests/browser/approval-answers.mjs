const id = (last) => `65f0000000000000000000${last}`;
const asha = { _id: id('d1'), name: 'Asha Patil' };
const meenakshi = { _id: id('d3'), name: 'Meenakshi Sundaram' };
const clerk = { _id: id('e1'), name: 'Meena Joshi' };

const waiting = {
  state: 'waiting',
  requestedBy: clerk,
  requestedAt: '2026-01-05T06:30:00.000Z',
  expiresAt: '2036-01-12T06:30:00.000Z',
  member: null,
  subject: null,
  amount: null,
  payments: null,
  what: null,
  reason: null,
  changes: [],
  decidedBy: null,
  decidedAt: null,
  rejectionReason: null,
  usableUntil: null,
};
const payable = { kind: 'payable', id: id('a3') };

export const shownApprovals = [
  {
    ...waiting,
    _id: id('b1'),
    call: 'transferByHand',
    transferredBefore: 1,
    member: meenakshi,
    subject: payable,
    amount: 123456.5,
  },
  {
    ...waiting,
    _id: id('b2'),
    call: 'recordRecovery',
    member: asha,
    amount: 12e3,
    reason: 'The member has sent it back by UPI.',
  },
  {
    ...waiting,
    _id: id('b3'),
    call: 'makeBankFile',
    amount: 413640.5,
    payments: {
      count: 42,
      largest: [
        {
          ...meenakshi,
          amount: 123456.5,
        },
        {
          ...asha,
          amount: 98e3,
        },
      ],
    },
  },
  {
    ...waiting,
    _id: id('b4'),
    call: 'changeTaxRates',
    changes: [
      {
        field: 'rateBasisPoints',
        before: '200',
        after: '500',
      },
      {
        field: 'thresholdPaise',
        before: null,
        after: '2000000',
      },
      {
        field: 'mode',
        before: 'only-above',
        after: 'whole-year',
      },
    ],
  },
];
