const id = (last) => `65f0000000000000000000${last}`;
const row = (last, name, amounts) => ({
  payoutId: id(last),
  memberId: id(`d${last[1]}`),
  name,
  referralCode: `SL4HT8W${last.toUpperCase()}`,
  hasPan: true,
  paidAt: '2026-07-14T06:30:00.000Z',
  rateBasisPoints: 200,
  ...amounts,
});

export const shownRegister = {
  rows: [
    row('a1', 'Asha Patil', { commission: 21_000, taxed: 26_500, tax: 530 }),
    row('a2', 'Ravi Kulkarni', {
      hasPan: false,
      rateBasisPoints: 2e3,
      commission: 124500.5,
      taxed: 124500.5,
      tax: 24900,
    }),
    row('a3', 'Meenakshi Sundaram', { commission: 12_000, taxed: 0, tax: 0 }),
  ],
  total: { payouts: 3, commission: 157_500.5, taxed: 151_000.5, tax: 25_430 },
  pages: 1,
  owed: 25_430,
  deposits: [
    { _id: id('c1'), challan: 'BSR0510308-00012', paidOn: '2026-07-07', amount: 4250, notedBy: 'Kamala Rao' },
    { _id: id('c2'), challan: 'BSR0510308-00007', paidOn: '2026-06-06', amount: 112_040, notedBy: null },
  ],
};
