import 'reflect-metadata';
import { runCommand, terminal } from './commands/command-line.js';
import {
  rotateSigningKeyCommand,
  rotateSigningKeyUsage,
  takesRotation,
} from './signing-keys/rotate-signing-key/rotate-signing-key.command.js';

process.exit(await runCommand(terminal, rotateSigningKeyUsage, rotateSigningKeyCommand, takesRotation));
