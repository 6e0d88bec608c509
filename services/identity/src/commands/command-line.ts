import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { ConfigError, Unreachable } from '@deepam/platform';
import { processEnvironment } from '../config.js';

export interface CommandLine {
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  print(line: string): void;
  printError(line: string): void;
  readonly prompt: ((question: string, options?: { hidden?: boolean }) => Promise<string>) | null;
}

export const terminal: CommandLine = {
  args: process.argv.slice(2),
  env: processEnvironment(),
  print: (line) => void process.stdout.write(`${line}\n`),
  printError: (line) => void process.stderr.write(`${line}\n`),
  prompt: process.stdin.isTTY && process.stdout.isTTY ? askAtTerminal : null,
};

async function askAtTerminal(question: string, { hidden = false } = {}): Promise<string> {
  // Readline echoes typed text to its output, so a hidden answer gets an output that discards it.
  const output = hidden ? new Writable({ write: (_chunk, _encoding, done) => done() }) : process.stdout;
  if (hidden) process.stdout.write(question);
  const reader = createInterface({ input: process.stdin, output, terminal: true });
  try {
    return (await reader.question(hidden ? '' : question)).trim();
  } finally {
    reader.close();
    if (hidden) process.stdout.write('\n');
  }
}

/**
 * The exit code is 0 for success, 1 for a rejection or failure, and 2 for wrong usage. `--help` prints the usage.
 * @param takes whether the arguments are valid; by default there must be none
 */
export async function runCommand(
  line: CommandLine,
  usage: string,
  command: (line: CommandLine) => Promise<number>,
  takes: (args: readonly string[]) => boolean = (args) => args.length === 0,
): Promise<number> {
  if (line.args.includes('--help') || line.args.includes('-h')) {
    line.print(usage);
    return 0;
  }
  if (!takes(line.args)) {
    line.printError(`This is not understood: "${line.args.join(' ')}".\n\n${usage}`);
    return 2;
  }
  try {
    return await command(line);
  } catch (error) {
    line.printError(error instanceof ConfigError || error instanceof Unreachable ? error.message : unexpected(error));
    return 1;
  }
}

const unexpected = (error: unknown): string => `It failed: ${(error instanceof Error && error.stack) || String(error)}`;
