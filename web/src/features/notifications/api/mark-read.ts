import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';
import { textOf } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { notificationMessages } from '../notification-messages.js';
import { readAtOnce } from './read-at-once.js';

export function useMarkRead() {
  const refresh = useRefresh();
  const client = useQueryClient();
  return useAction({
    mutationFn: (id: string, key) => callApi('markRead', { key, params: { id } }),
    onMutate: (id) => readAtOnce(client, id),
    onError: (_fault, _id, putBack) => {
      putBack?.();
      showToast(textOf(notificationMessages)('markFailed'), 'failure');
    },
    onSettled: () => refresh('listNotifications', 'latestUnread'),
  });
}
