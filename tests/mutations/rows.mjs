import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import money from './table/money.mjs';
import transfers from './table/transfers.mjs';
import bankFiles from './table/bank-files.mjs';
import approvals from './table/approvals.mjs';
import network from './table/network.mjs';
import accounts from './table/accounts.mjs';
import mechanisms from './table/mechanisms.mjs';
import others from './table/others.mjs';
import watching from './table/watching.mjs';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const rows = [
  ...money,
  ...transfers,
  ...bankFiles,
  ...approvals,
  ...network,
  ...mechanisms,
  ...accounts,
  ...others,
  ...watching,
];

const titlesIn = (text) =>
  [...text.matchAll(/\bit(?:\.each\([^]*?\))?\(\s*(['"`])(.*?)\1,/g)].map(([, , title]) => title);

const textOf = (file) => readFileSync(join(root, file), 'utf8');
const textOfTests = (spec) =>
  [...textOf(spec).matchAll(/from '\.\/([\w-]+-tests)\.js'/g)]
    .map(([, name]) => textOf(join(dirname(spec), `${name}.ts`)))
    .concat(textOf(spec))
    .join('\n');

/** The reasons for which a row is invalid: its text is missing or ambiguous, or its spec or its test does not exist. */
export function misfits({ file, search, replacement, spec, test }) {
  if (!existsSync(join(root, file))) return [`${file} is not there`];
  if (!existsSync(join(root, spec))) return [`${spec} is not there`];
  const found = textOf(file).split(search).length - 1;
  const named = titlesIn(textOfTests(spec)).filter((title) => title.includes(test)).length;
  return [
    ...(found === 1 ? [] : [`${file}: stands ${found} times, not once: ${search}`]),
    ...(named === 1 ? [] : [`${spec}: has ${named} tests, not one, with the title: ${test}`]),
    ...(search === replacement ? [`${file}: changes nothing: ${search}`] : []),
  ];
}

export const titlePattern = (test) =>
  test
    .split(/%[dfijos]/)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
