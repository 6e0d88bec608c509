// npm run goals: measures the product beside the numbers that it must reach, and prints both.
import { register } from 'node:module';
import { prepare } from '../../deploy/local/bootstrap/prepare.mjs';

await prepare(Date.now());
// Plants what the services keep by their own sources, which are compiled as they are imported.
register('../../libs/testing/typescript/hooks.mjs', import.meta.url);
const { goals } = await import('./run-goals.ts');
process.exitCode = await goals(process.argv.slice(2));
