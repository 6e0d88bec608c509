// npm run mutations [-- table | pure [WORD]]: breaks the code on purpose. Ends with 1 when the tests did not notice enough of it.
import { prepare } from '../../deploy/local/bootstrap/prepare.mjs';
import { runPure } from './pure.mjs';
import { runTable } from './table.mjs';

const parts = { table: runTable, pure: runPure };
const [only, word = ''] = process.argv.slice(2);
if (only !== undefined && !(only in parts)) {
  console.error(`There is no part ${only}: table or pure, or none for both.`);
  process.exit(1);
}
await prepare(Date.now());
let missed = 0;
for (const [part, run] of Object.entries(parts)) {
  if (only === undefined || only === part) missed += await run(word);
}
process.exit(missed === 0 ? 0 : 1);
