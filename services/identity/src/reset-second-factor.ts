import 'reflect-metadata';
import { runCommand, terminal } from './commands/command-line.js';
import {
  isResetSecondFactorCommand,
  resetSecondFactorCommand,
  resetSecondFactorUsage,
} from './second-factor/reset-second-factor/reset-second-factor.command.js';

process.exit(await runCommand(terminal, resetSecondFactorUsage, resetSecondFactorCommand, isResetSecondFactorCommand));
