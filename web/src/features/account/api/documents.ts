import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';

/** The caller's own numbers in clear. Each look is recorded, so it happens on request only and nothing keeps the answer. */
export const useDocuments = () => useMutation({ mutationFn: () => callApi('documents'), gcTime: 0 });
