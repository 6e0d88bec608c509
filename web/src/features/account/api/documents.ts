import { callApi } from '../../../lib/api-client.js';
import { useAction } from '../../../lib/api/use-action.js';

/** Each look is recorded, so the numbers are only fetched on request and not cached. */
export const useDocuments = () => useAction({ mutationFn: () => callApi('documents'), gcTime: 0 });
