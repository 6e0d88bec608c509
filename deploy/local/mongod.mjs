// npm run mongod [-- VERSION]: downloads a current MongoDB, which start and tests of all checkouts use from then on.
import { prepare } from './bootstrap/prepare.mjs';

await prepare(Date.now(), { projects: ['@deepam/local'] });
const { mongod } = await import('./dist/index.js');
process.exitCode = await mongod(process.argv.slice(2));
