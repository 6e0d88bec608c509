#!/usr/bin/env node
import { runDeclare } from './declare/run-declare.js';

process.exitCode = await runDeclare({
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
});
