import { csvLine } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { statementRowOf } from '../ledger/domain/statement-row.js';
import { statementColumns } from './statement.controller.js';
import { buyer, credit } from '../../test/example-credit.js';

it('the CSV file has a column for everything, and amounts with their paise', () => {
  expect(csvLine(statementColumns, statementRowOf(credit, buyer))).toBe(
    `2025-06-01 15:30:00,commission,125.50,125.50,0.00,0.00,125.50,0.00,0.00,2,"Asha, ""A""",TNLABCDEFG,,${'c'.repeat(24)},,,,${'b'.repeat(24)},0.00,0.00\r\n`,
  );
  expect(statementColumns.map(({ title }) => title).join()).toBe(
    'Date (IST),Kind,Amount,Commission,Earnings,Pending,Available,Reserved,Paid,Level,From name,From code,Reason,Sale,Order,Payout,' +
      'Corrects,Entry,Deposit,Tax',
  );
});

it('a row without a buyer leaves the column empty', () => {
  expect(csvLine(statementColumns, { ...statementRowOf(credit, null), deposit: undefined })).toBe(
    `2025-06-01 15:30:00,commission,125.50,125.50,0.00,0.00,125.50,0.00,0.00,2,,,,${'c'.repeat(24)},,,,${'b'.repeat(24)},0.00,0.00\r\n`,
  );
});
