import { QueryCache, QueryClient } from '@tanstack/react-query';
import { showToast } from '../toast.js';
import { ApiError, sentenceOf } from './api-error.js';

/** A refusal stays a refusal; only a missing answer or a fault of the server is worth another try. */
const worthRetrying = (fault: unknown): boolean =>
  fault instanceof ApiError && (fault.status === 0 || fault.status >= 500);

/** What is on the screen stays there when it cannot be fetched again; a toast says that it may be old. */
const queryCache = new QueryCache({
  onError: (fault, query) => {
    const ended = fault instanceof ApiError && fault.status === 401;
    if (query.state.data !== undefined && query.meta?.['quiet'] !== true && !ended) {
      showToast(sentenceOf(fault), 'failure');
    }
  },
});

export const queryClient = new QueryClient({
  queryCache,
  defaultOptions: {
    queries: {
      staleTime: 20_000,
      retry: (failures, fault) => failures < 2 && worthRetrying(fault),
    },
    // Without a line a person is told at once; nothing waits to be sent behind their back.
    mutations: { retry: false, networkMode: 'always' },
  },
});
