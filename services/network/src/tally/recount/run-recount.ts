import { databaseCommand } from '@deepam/platform';
import type { Connection } from 'mongoose';
import { recountNetworks, type Recount } from './recount-networks.js';

export const runRecount = databaseCommand({
  service: 'network',
  usage: `Usage: node dist/recount.js [--check]

Counts every member's network from the tree and corrects the counts that lists show; with --check it only compares.
It may run while the service works.

Reads MONGO_URL and MONGO_DB_PREFIX. Exits with 0 when every count is right in the end, otherwise with 1.`,
  flags: ['--check'],
  failed: 'The count failed',
  run: async (db, { print, args }) => {
    const isCheck = args.includes('--check');
    const { members, wrong } = await untilCorrect(db, !isCheck);
    print(`members: ${members}\nwrong counts: ${wrong.length}${wrong.length > 0 && !isCheck ? ', corrected' : ''}`);
    return isCheck && wrong.length > 0 ? 1 : 0;
  },
});

async function untilCorrect(db: Connection, correct: boolean): Promise<Recount> {
  const first = await recountNetworks(db, correct);
  let left = correct ? first.wrong.length : 0;
  while (left > 0) left = (await recountNetworks(db, correct)).wrong.length;
  return first;
}
