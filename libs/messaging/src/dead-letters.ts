#!/usr/bin/env node
import { runDeadLetters } from './dead-letters/run-dead-letters.js';

process.exitCode = await runDeadLetters(process.argv.slice(2), {
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
});
