import 'reflect-metadata';
import { runCommand, terminal } from './commands/command-line.js';
import { rotateDigestKeyCommand, rotateDigestKeyUsage } from './key-rotation/rotate-digest-key.command.js';

process.exit(await runCommand(terminal, rotateDigestKeyUsage, rotateDigestKeyCommand));
