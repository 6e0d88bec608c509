import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';
import { textOf } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { notificationMessages } from '../notification-messages.js';
import { readAtOnce } from './read-at-once.js';

export function useMarkAllRead() {
  const refresh = useRefresh();
  const client = useQueryClient();
  return useAction({
    mutationFn: (_none: void, key) => callApi('markAllRead', { key }),
    onMutate: () => readAtOnce(client, null),
    onError: (_fault, _none, putBack) => {
      putBack?.();
      showToast(textOf(notificationMessages)('markAllFailed'), 'failure');
    },
    onSettled: () => refresh('listNotifications', 'latestUnread'),
  });
}
