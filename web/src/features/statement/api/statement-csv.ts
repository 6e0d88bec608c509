import { callFile } from '../../../lib/api-client.js';
import { useAction } from '../../../lib/api/use-action.js';
import { saveFile } from '../../../lib/files/save-file.js';

/** Fetches the whole statement with the caller's token and saves it as a file of that name. */
export const useStatementCsv = (userId: string | undefined) =>
  useAction({
    mutationFn: async (fileName: string) => saveFile(fileName, await callFile('statementCsv', { query: { userId } })),
  });
