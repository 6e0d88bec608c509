import 'reflect-metadata';
import { runCommand, terminal } from './commands/command-line.js';
import { rotateDataKeyCommand, rotateDataKeyUsage } from './key-rotation/rotate-data-key.command.js';

process.exit(await runCommand(terminal, rotateDataKeyUsage, rotateDataKeyCommand));
