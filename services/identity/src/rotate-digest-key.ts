import 'reflect-metadata';
import { runCommand, terminal } from './commands/command-line.js';
import {
  rotateDigestKeyCommand,
  rotateDigestKeyUsage,
} from './shared-numbers/rotate-digest-key/rotate-digest-key.command.js';

process.exit(await runCommand(terminal, rotateDigestKeyUsage, rotateDigestKeyCommand));
