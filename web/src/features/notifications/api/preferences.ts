import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';
import type { Answer } from '../../../lib/api/endpoint-types.js';
import { useAction } from '../../../lib/api/use-action.js';

export type Preferences = Answer<'notificationPreferences'>;
type Preference = Preferences[number];

const notificationPreferencesQuery = () =>
  queryOptions({
    queryKey: keyOf('notificationPreferences'),
    queryFn: ({ signal }) => callApi('notificationPreferences', { signal }),
  });

export const useNotificationPreferences = () => useQuery(notificationPreferencesQuery());

export function useSetNotificationPreferences() {
  const client = useQueryClient();
  const { queryKey } = notificationPreferencesQuery();
  const show = ({ kind, push }: Preference) =>
    client.setQueryData(queryKey, (all) => all?.map((one) => (one.kind === kind ? { kind, push } : one)));
  return useAction({
    mutationFn: (preference: Preference, key) =>
      callApi('setNotificationPreferences', { key, body: { preferences: [preference] } }),
    onMutate: async (preference) => {
      await client.cancelQueries({ queryKey });
      show(preference);
    },
    onError: (_fault, { kind, push }) => show({ kind, push: !push }),
  });
}
