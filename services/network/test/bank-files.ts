import type { UploadFile } from '@deepam/api-client';

export interface Row {
  readonly date?: string;
  readonly narration: string;
  readonly debit?: number;
  readonly credit?: number;
}

const today = () => new Date().toISOString().slice(0, 10).split('-').reverse().join('/');

export const usualHeaders = ['Txn Date', 'Narration', 'Ref No', 'Debit', 'Credit'];

export const statementCsv = (rows: readonly Row[], headers: readonly string[] = usualHeaders): string =>
  [
    headers.join(','),
    ...rows.map(({ date = today(), narration, debit, credit }) => [date, narration, '', debit, credit].join(',')),
  ].join('\n');

export const csvFile = (text: string): UploadFile => ({
  filename: 'statement.csv',
  contentType: 'text/csv',
  data: Buffer.from(text),
});
