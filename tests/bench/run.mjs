// npm run goals: measures the product and compares it with its goals.
import { register } from 'node:module';
import { prepare } from '../../deploy/local/bootstrap/prepare.mjs';

await prepare(Date.now());
// The planted data come from the services' own sources, which are compiled at import.
register('../../libs/testing/typescript/hooks.mjs', import.meta.url);
const { goals } = await import('./run-goals.ts');
process.exitCode = await goals(process.argv.slice(2));
