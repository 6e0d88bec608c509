import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { ConfigError, Unreachable } from '@deepam/platform';
import { processEnvironment } from '../config.js';

/** What a command has of the terminal; tests bring their own. */
export interface CommandLine {
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  print(line: string): void;
  complain(line: string): void;
  /** Asks the person at the terminal; null when there is none. */
  readonly ask: ((question: string, options?: { hidden?: boolean }) => Promise<string>) | null;
}

export const terminal: CommandLine = {
  args: process.argv.slice(2),
  env: processEnvironment(),
  print: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  ask: process.stdin.isTTY && process.stdout.isTTY ? askAtTerminal : null,
};

async function askAtTerminal(question: string, { hidden = false } = {}): Promise<string> {
  // Readline echoes what is typed into its output: a hidden answer gets one that swallows it.
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
 * Runs a command to its exit code: 0 done, 1 refused or failed, 2 asked in a wrong way.
 * `--help` prints the usage; what the command does not take is refused.
 * @param takes whether it can be asked so; by default, with no arguments only
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
    line.complain(`This is not understood: "${line.args.join(' ')}".\n\n${usage}`);
    return 2;
  }
  try {
    return await command(line);
  } catch (error) {
    line.complain(error instanceof ConfigError || error instanceof Unreachable ? error.message : unexpected(error));
    return 1;
  }
}

const unexpected = (error: unknown): string => `It failed: ${(error instanceof Error && error.stack) || String(error)}`;
