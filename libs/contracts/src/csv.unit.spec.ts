import { expect, it } from '@jest/globals';
import { csvLine, csvTitles } from './csv.js';

const columns = [
  { title: 'Name', value: ({ name }: { name: string | null; sum: number }) => name },
  { title: 'Sum', value: ({ sum }: { sum: number }) => sum },
];
const line = (name: string | null, sum = 1) => csvLine(columns, { name, sum });

it('a row of CSV quotes the characters that would break it', () => {
  expect(csvTitles(columns)).toBe('Name,Sum\r\n');
  expect(line('Patil, "Asha"')).toBe('"Patil, ""Asha""",1\r\n');
  expect(line('two\nlines')).toBe('"two\nlines",1\r\n');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  'a row of CSV does not let %j run as a formula',
  (name) => expect(line(name)).toBe(`'${name},1\r\n`),
);

it.each([' =1', '\u00A0=1', '\u200B=1', '\u200E\uFEFF＝1', '\u0000=1'])(
  'a row of CSV does not let %j run behind invisible characters',
  (name) => expect(line(name)).toBe(`'${name},1\r\n`),
);

it.each([';', '|', '\t', '\n', '; \u200B', ';\t'])(
  'a row of CSV runs no formula behind %j in a spreadsheet that divides cells by semicolons, bars or tabs',
  (separator) => {
    const written = csvLine([columns[1]!, columns[0]!], { name: `Asha${separator}=1+1`, sum: 1 });
    for (const divided of [/;/, /[|]/, /\t/, /,/].map((locale) =>
      written.split(/\r?\n/).flatMap((row) => row.split(locale)),
    ))
      for (const cell of divided) expect(cell.replace(/^"/, '')).not.toMatch(/^[\s\p{Cf}]*[=+@-]/u);
  },
);

it.each(['Patil; Asha', 'Asha|Patil', 'a;b=c'])('a row of CSV quotes %j, and leaves its text as it is', (name) => {
  expect(line(name)).toBe(`"${name}",1\r\n`);
});

it('a row of CSV does not let the text after a return or a tab run', () => {
  expect(line('\t1')).toBe(`"'\t1",1\r\n`);
  expect(line(' \t@SUM(A1)')).toBe(`" \t'@SUM(A1)",1\r\n`);
  expect(line('\r=1')).toBe(`"'\r'=1",1\r\n`);
});

it.each(['Asha Patil', 'Asha-Devi', 'a=b', 'आशा'])('a row of CSV leaves %s unchanged', (name) => {
  expect(line(name)).toBe(`${name},1\r\n`);
});

it('a row of CSV leaves numbers as numbers, also below zero, and missing values empty', () => {
  expect(line(null, -37.5)).toBe(',-37.5\r\n');
});

it.each([
  [150, '150.00'],
  [-37.5, '-37.50'],
  [0, '0.00'],
  [0.07, '0.07'],
])('a row of CSV writes %d rupees as %s', (rupees, written) => {
  expect(csvLine([{ title: 'Amount', value: () => rupees, isMoney: true }], null)).toBe(`${written}\r\n`);
});
