import { ConfigError, loadConfig } from '@deepam/platform';
import { createConnection, type Connection } from 'mongoose';
import { recountConfig } from '../../config.js';
import { recountNetworks, type Recount } from './recount-networks.js';

const usage = `Usage: node dist/recount.js [--check]

Counts every member's network from the tree and corrects the counts that lists show; with --check it only compares.
It may run while the service works.

Reads MONGO_URL and MONGO_DB_PREFIX. Exits with 0 when every count is right in the end, otherwise with 1.`;

/** The command: prints what it found and answers its exit code. */
export async function runRecount(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (text: string) => void,
): Promise<number> {
  const isCheck = args.includes('--check');
  if (args.length > (isCheck ? 1 : 0)) {
    print(usage);
    return args.includes('--help') ? 0 : 1;
  }
  try {
    const { members, wrong } = await recounted(env, !isCheck);
    print(`members: ${members}\nwrong counts: ${wrong.length}${wrong.length > 0 && !isCheck ? ', corrected' : ''}`);
    return isCheck && wrong.length > 0 ? 1 : 0;
  } catch (error) {
    print(error instanceof ConfigError ? error.message : `The count failed: ${String(error)}`);
    return 1;
  }
}

async function recounted(env: NodeJS.ProcessEnv, correct: boolean): Promise<Recount> {
  const config = loadConfig(recountConfig, env);
  const options = { serverSelectionTimeoutMS: 5_000, autoIndex: false, autoCreate: false };
  const connection = createConnection(config.MONGO_URL, { dbName: `${config.MONGO_DB_PREFIX}_network`, ...options });
  try {
    return await untilCorrect(await connection.asPromise(), correct);
  } finally {
    await connection.close();
  }
}

/** Very many corrections take several transactions. */
async function untilCorrect(db: Connection, correct: boolean): Promise<Recount> {
  const first = await recountNetworks(db, correct);
  let left = correct ? first.wrong.length : 0;
  while (left > 0) left = (await recountNetworks(db, correct)).wrong.length;
  return first;
}
