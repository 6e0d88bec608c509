export const statementColumns = {
  headers: ['Txn Date', 'Narration', 'Debit', 'Credit'],
  layout: {
    date: 0,
    narration: 1,
    reference: null,
    debit: 2,
    credit: 3,
    amount: null,
    mark: null,
    balance: null,
    balanceMark: null,
    dateStyle: 'dmy' as const,
  },
};

export function statementOf(narration: string) {
  const statement = Buffer.from(`Txn Date,Narration,Debit,Credit\n05/01/2026,${narration},,1500\n`);
  return { body: { account: 'SBI' }, files: { statement } };
}
