import { join } from 'node:path';
import { runNodeQuietly, type ProgramOptions } from '@deepam/local-servers';
import { check, type StageResult } from './stage.js';

type StaticCheck = (options: ProgramOptions) => Promise<StageResult>;

/** The Go programs collect garbage less often: a fifth of their time, for a tenth more memory. */
const rarely = { GOGC: '400' };
/** tsgolint on one thread: several read the same types, each for itself. */
const oneThread = { ...rarely, GOMAXPROCS: '1' };

/** What programs have to say is printed in one piece for each, and only when it found something. */
const staticCheck =
  (name: string, settings: NodeJS.ProcessEnv, ...programs: (readonly [string, ...string[]])[]): StaticCheck =>
  ({ cwd, env }) =>
    check(name, async () => {
      let isGood = true;
      for (const [program, ...args] of programs) {
        const file = join(cwd, 'node_modules', program);
        const { code, output } = await runNodeQuietly([file, ...args], { cwd, env: { ...env, ...settings } });
        if (code !== 0) process.stdout.write(`${output}\n`);
        isGood &&= code === 0;
      }
      return isGood;
    });

export const lint = staticCheck('lint', oneThread, ['oxlint/bin/oxlint', '--type-aware']);
export const format = staticCheck('format', {}, ['oxfmt/bin/oxfmt', '--check']);
export const types = staticCheck('types', rarely, ['typescript-native/bin/tsc', '-b', '--checkers', '1']);
