import { describe, expect, it } from '@jest/globals';
import { csvText } from './csv.js';

describe('a CSV file', () => {
  it('quotes what needs it and leaves empty what is not there', () => {
    expect(
      csvText([
        ['Name', 'Sum'],
        ['Asha, "A"', -12.5],
        [null, 0],
      ]),
    ).toBe('Name,Sum\r\n"Asha, ""A""",-12.5\r\n,0\r\n');
  });

  it.each(['=1+1', '+91 98', '-x', '@SUM(A1)', '\tx'])('does not let %p run as a formula', (cell) => {
    expect(csvText([[cell]])).toBe(`'${cell}\r\n`);
  });
});
