import { fileURLToPath } from 'node:url';

/** Tests run the sources directly, so Node needs the same hooks as the other test programs. */
export const typesetterProgram = fileURLToPath(import.meta.url).endsWith('.ts')
  ? {
      file: './typesetter-main.ts',
      execArgv: ['--import', new URL('../../../../../libs/testing/typescript/register.mjs', import.meta.url).href],
    }
  : { file: './typesetter-main.js', execArgv: [] };
