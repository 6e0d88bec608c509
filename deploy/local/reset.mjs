import { prepare, root } from './bootstrap/prepare.mjs';

await prepare(Date.now(), { projects: ['@deepam/local'] });
const { reset } = await import('./dist/index.js');
process.exitCode = await reset(root);
