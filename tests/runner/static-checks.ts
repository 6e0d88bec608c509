import { join } from 'node:path';
import { runNodeQuietly, type ProgramOptions } from '@deepam/local-servers';
import { check } from './stage.js';
import type { Stages } from './stages.js';

/** Types beside lint and format: what each has to say is printed in one piece, and only when it found something. */
export async function staticChecks(stages: Stages, options: ProgramOptions): Promise<void> {
  const run = (name: string, program: string, ...args: string[]) =>
    stages.run(name, () =>
      check(name, async () => {
        const file = join(options.cwd, 'node_modules', program);
        const { code, output } = await runNodeQuietly([file, ...args], options);
        if (code !== 0) process.stdout.write(`${output}\n`);
        return code === 0;
      }),
    );
  const lintAndFormat = async () => {
    await run('lint', 'eslint/bin/eslint.js', '.');
    await run('format', 'prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.');
  };
  await Promise.all([run('types', 'typescript/bin/tsc', '-b'), lintAndFormat()]);
}
