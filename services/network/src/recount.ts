import { processEnvironment } from './config.js';
import { runRecount } from './tally/recount/run-recount.js';

process.exitCode = await runRecount(process.argv.slice(2), processEnvironment(), (text) => console.log(text));
