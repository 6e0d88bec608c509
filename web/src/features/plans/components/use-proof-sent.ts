import { serverWords } from '../../../lib/i18n/server-words.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { plansMessages } from '../messages.js';

export function useProofSent(onEnd: () => void): (message: string) => void {
  const t = useText(plansMessages);
  return (message) => {
    onEnd();
    showToast(serverWords(message, t('proofSent')), 'success');
  };
}
