import { indianDay } from '../../../lib/format/indian-day.js';
import { callFile } from '../../../lib/api-client.js';
import { useAction } from '../../../lib/api/use-action.js';
import { saveFile } from '../../../lib/files/save-file.js';

interface Ends {
  readonly onSaved: (file: string) => void;
  readonly onFailed: (error: Error) => void;
}

export const useExportOwnData = ({ onSaved, onFailed }: Ends) =>
  useAction({
    mutationFn: async () => {
      const file = `my-data-${indianDay(new Date())}.json`;
      saveFile(file, await callFile('exportOwnData'));
      return file;
    },
    onSuccess: onSaved,
    onError: onFailed,
    gcTime: 0,
  });
