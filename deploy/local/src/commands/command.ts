import { isAbsolute, join } from 'node:path';
import { processEnvironment, readLocalConfig } from '../config.js';
import { compiledProgram, programOf, runNode, type Environments, type ProgramPart } from '@deepam/local-servers';
import { readEnvironments } from '../data-folder/environments-file.js';
import { currentRun } from '../data-folder/run-file.js';
import { restoreHere } from './restore.js';

const usage = `npm run command -- <part> <program> [arguments]

Runs a command of a part with the settings of the system that runs now, for example
  identity head-create --help
  identity head-password
  identity reset-second-factor
  identity rotate-signing-key
  commission audit
  commission recount-business
  cotton-order audit
  network recount
  notification rebuild-projection --help
  messaging dead-letters --help
  messaging declare
  backup --help
  restore --help

A program that one part alone has is found without it.
`;

/** @returns the exit code of the command; 1 when nothing runs, 2 when there is no such command */
export async function command(root: string, words: readonly string[]): Promise<number> {
  const found = programOf(words);
  if (!found) {
    process.stderr.write(usage);
    return 2;
  }
  const { part, program, args } = found;
  const env = processEnvironment();
  const { DATA_DIR } = readLocalConfig(env);
  const dataDir = isAbsolute(DATA_DIR) ? DATA_DIR : join(root, DATA_DIR);
  const environments = (await currentRun(dataDir)) === null ? null : await readEnvironments(dataDir);
  if (program === 'restore' && !environments)
    return restoreHere({ root, dataDir, env, program: (one) => join(root, compiledProgram(part, one)) }, args);
  if (!environments) {
    process.stderr.write('Nothing is running here: this needs npm start in another terminal.\n');
    return 1;
  }
  const settings = { ...env, ...settingsFor(part, program, environments) };
  const file = join(root, compiledProgram(part, program));
  return runNode([...environments.nodeArgs, file, ...args], { cwd: root, env: settings });
}

function settingsFor(part: ProgramPart, program: string, { services }: Environments): NodeJS.ProcessEnv {
  // These two commands hold the keys without which data cannot be read.
  if (program === 'backup' || program === 'restore') return { ...services.notification, ...services.identity };
  return services[part === 'messaging' || part === 'platform' ? 'network' : part];
}
