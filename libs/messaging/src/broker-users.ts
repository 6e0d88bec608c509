#!/usr/bin/env node
import { runBrokerUsers } from './rights/run-broker-users.js';

process.exitCode = await runBrokerUsers(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(`${text}\n`),
});
