import { join } from 'node:path';
import { runNodeQuietly, type ProgramOptions } from '@deepam/local-servers';
import { check, type StageResult } from './stage.js';

type StaticCheck = (options: ProgramOptions) => Promise<StageResult>;

/** What programs have to say is printed in one piece for each, and only when it found something. */
const staticCheck =
  (name: string, ...programs: (readonly [string, ...string[]])[]): StaticCheck =>
  (options) =>
    check(name, async () => {
      let isGood = true;
      for (const [program, ...args] of programs) {
        const file = join(options.cwd, 'node_modules', program);
        const { code, output } = await runNodeQuietly([file, ...args], options);
        if (code !== 0) process.stdout.write(`${output}\n`);
        isGood &&= code === 0;
      }
      return isGood;
    });

export const lint = staticCheck('lint', ['eslint/bin/eslint.js', '.'], ['oxlint/bin/oxlint', '--type-aware']);
export const format = staticCheck('format', ['prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.']);
export const types = staticCheck('types', ['typescript-native/bin/tsc', '-b', '--checkers', '1']);
