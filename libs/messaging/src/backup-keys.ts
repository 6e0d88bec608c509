#!/usr/bin/env node
import { runBackupKeys } from './backup/run-backup-keys.js';

process.exitCode = await runBackupKeys(process.argv.slice(2), {
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
});
