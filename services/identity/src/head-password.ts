import 'reflect-metadata';
import { runCommand, terminal } from './commands/command-line.js';
import {
  resetHeadPasswordCommand,
  resetHeadPasswordUsage,
} from './temporary-passwords/reset-head-password/reset-head-password.command.js';

process.exit(await runCommand(terminal, resetHeadPasswordUsage, resetHeadPasswordCommand));
