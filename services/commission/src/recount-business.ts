import { runRecount } from './business/count/run-recount.js';

process.exitCode = await runRecount(process.argv.slice(2), process.env, (text) => console.log(text));
