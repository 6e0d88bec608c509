/** A statement with one credit, and what its columns are. */
export function statementOf(narration: string) {
  const layout = {
    ...{ date: 0, narration: 1, reference: null, debit: 2, credit: 3, amount: null, mark: null, balance: null },
    dateStyle: 'dmy',
  };
  const statement = Buffer.from(`Txn Date,Narration,Debit,Credit\n05/01/2026,${narration},,1500\n`);
  return { body: { account: 'SBI', layout: JSON.stringify(layout) }, files: { statement } };
}
