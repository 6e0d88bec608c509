import { join } from 'node:path';
import { runNodeQuietly, type ProgramOptions } from '@deepam/local-servers';
import { check, type StageResult } from './stage.js';

type StaticCheck = (options: ProgramOptions) => Promise<StageResult>;

/** What a program has to say is printed in one piece, and only when it found something. */
const staticCheck =
  (name: string, program: string, ...args: string[]): StaticCheck =>
  (options) =>
    check(name, async () => {
      const file = join(options.cwd, 'node_modules', program);
      const { code, output } = await runNodeQuietly([file, ...args], options);
      if (code !== 0) process.stdout.write(`${output}\n`);
      return code === 0;
    });

export const lint = staticCheck('lint', 'eslint/bin/eslint.js', '.');
export const format = staticCheck('format', 'prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.');
export const types = staticCheck('types', 'typescript/bin/tsc', '-b');
