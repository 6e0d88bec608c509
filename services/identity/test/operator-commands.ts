import { createHeadCommand, createHeadUsage } from '../src/registration/create-head/create-head.command.js';
import { runCommand, type CommandLine } from '../src/commands/command-line.js';
import type { TestIdentity } from './identity-harness.js';

export async function runOperatorCommand(
  identity: TestIdentity,
  settings: NodeJS.ProcessEnv,
  args: string[] = [],
  answers?: string[],
  [usage, command, takes]: [string, typeof createHeadCommand, ((args: readonly string[]) => boolean)?] = [
    createHeadUsage,
    createHeadCommand,
  ],
) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const line: CommandLine = {
    args,
    env: { ...identity.env, ...settings },
    print: (text) => void printed.push(text),
    printError: (text) => void complaints.push(text),
    prompt: answers ? async () => answers.shift() ?? '' : null,
  };
  const code = await runCommand(line, usage, command, takes);
  return { code, printed: printed.join('\n'), complaints: complaints.join('\n') };
}

export const forgetAccounts = (identity: TestIdentity) =>
  Promise.all(['accounts', 'outbox'].map((name) => identity.connection.collection(name).deleteMany({})));
