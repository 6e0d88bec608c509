import { isAbsolute, join } from 'node:path';
import { processEnvironment, readLocalConfig } from '../config.js';
import { commandsOf, compiledProgram, programParts, runNode } from '@deepam/local-servers';
import { readEnvironments } from '../data-folder/environments-file.js';
import { currentRun } from '../data-folder/run-file.js';

const usage = `npm run command -- <part> <program> [arguments]

Runs a command of a part with the settings of the system that runs now, for example
  identity head-create --help
  identity head-password
  identity reset-second-factor
  identity rotate-signing-key
  commission audit
  network recount
  notification rebuild-projection --help
  messaging dead-letters --help
  messaging declare
`;

/** @returns the exit code of the command; 1 when nothing runs, 2 when there is no such command */
export async function command(root: string, [name = '', program = '', ...args]: readonly string[]): Promise<number> {
  const part = programParts.find((known) => known === name);
  if (!part || !commandsOf[part].includes(program)) {
    process.stderr.write(usage);
    return 2;
  }
  const env = processEnvironment();
  const { DATA_DIR } = readLocalConfig(env);
  const dataDir = isAbsolute(DATA_DIR) ? DATA_DIR : join(root, DATA_DIR);
  const environments = (await currentRun(dataDir)) === null ? null : await readEnvironments(dataDir);
  if (!environments) {
    process.stderr.write('Nothing is running here: this needs npm start in another terminal.\n');
    return 1;
  }
  const settings = { ...env, ...environments.services[part === 'messaging' || part === 'platform' ? 'network' : part] };
  const file = join(root, compiledProgram(part, program));
  return runNode([...environments.nodeArgs, file, ...args], { cwd: root, env: settings });
}
