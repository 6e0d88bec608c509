#!/usr/bin/env node
import { runDatabaseUsers } from './mongo/users/run-database-users.js';

process.exitCode = await runDatabaseUsers({
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
});
