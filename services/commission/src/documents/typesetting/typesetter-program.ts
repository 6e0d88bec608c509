import { fileURLToPath } from 'node:url';

/** In tests the sources run as they are; Node needs the same hooks for them as the tests' other programs. */
export const typesetterProgram = fileURLToPath(import.meta.url).endsWith('.ts')
  ? {
      file: './typesetter-main.ts',
      execArgv: ['--import', new URL('../../../../../libs/testing/typescript/register.mjs', import.meta.url).href],
    }
  : { file: './typesetter-main.js', execArgv: [] };
