import { callFile } from '../../../lib/api-client.js';
import { useAction } from '../../../lib/api/use-action.js';
import { saveFile } from '../../../lib/files/save-file.js';
import { questionOf } from '../../../lib/period.js';
import type { Whose } from './statement.js';

/** Fetches the statement of the period with the caller's token and saves it as a file of that name. */
export const useStatementCsv = ({ userId, period }: Whose) =>
  useAction({
    mutationFn: async (fileName: string) =>
      saveFile(fileName, await callFile('statementCsv', { query: { userId, ...questionOf(period) } })),
  });
