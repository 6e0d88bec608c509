#!/usr/bin/env node
import { runBackup } from './backup/run-backup.js';

process.exitCode = await runBackup(process.argv.slice(2), {
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
});
