import { sentenceOf } from '../../lib/api/api-error.js';
import { useText } from '../../lib/i18n/use-text.js';
import { showToast } from '../../lib/toast.js';
import { useAcknowledgeGrievance } from './api.js';
import { grievanceDeskMessages } from './messages.js';

export function useAcknowledging() {
  const t = useText(grievanceDeskMessages);
  const acknowledging = useAcknowledgeGrievance({
    onSuccess: (_, ticket) => showToast(t('acknowledged', { ticket }), 'success'),
    onError: (error) => showToast(t('acknowledgeFailed', { error: sentenceOf(error) }), 'failure'),
  });
  return {
    busyWith: acknowledging.isPending ? acknowledging.variables : undefined,
    onAcknowledge: (ticket: string) => acknowledging.mutate(ticket),
  };
}
