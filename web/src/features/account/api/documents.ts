import { callApi } from '../../../lib/api-client.js';
import { useAction } from '../../../lib/api/use-action.js';

/** The caller's own numbers in clear. Each look is recorded, so it happens on request only and nothing keeps the answer. */
export const useDocuments = () => useAction({ mutationFn: () => callApi('documents'), gcTime: 0 });
