// npm run mutations [-- WORD]: breaks the code on purpose. Exits with 1 when the tests did not notice a fault of the
// table.
import { prepare } from '../../deploy/local/bootstrap/prepare.mjs';
import { runTable } from './table.mjs';

const [word = ''] = process.argv.slice(2);
await prepare(Date.now());
process.exit((await runTable(word)) === 0 ? 0 : 1);
