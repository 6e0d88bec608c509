import 'reflect-metadata';
import { createHeadCommand, createHeadUsage } from './registration/create-head/create-head.command.js';
import { runCommand, terminal } from './commands/command-line.js';

process.exit(await runCommand(terminal, createHeadUsage, createHeadCommand));
