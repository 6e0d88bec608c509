#!/usr/bin/env node
import { runRestore } from './backup/run-restore.js';

process.exitCode = await runRestore(process.argv.slice(2), {
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
});
