import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { connectivity } from '../connectivity.js';
import { showToast } from '../toast.js';
import { ApiError, isSilent, sentenceOf } from './api-error.js';

/** Only a missing answer or a server error is worth a retry; the reader decides after a timeout. */
const worthRetrying = (error: unknown): boolean =>
  error instanceof ApiError && !isSilent(error) && (error.status === 0 || error.status >= 500);

/** Visible data stay after a failed refetch; a toast warns that they may be outdated. */
const queryCache = new QueryCache({
  onError: (error, query) => {
    const ended = error instanceof ApiError && error.status === 401;
    if (!connectivity.get().isOnline) return;
    if (query.state.data !== undefined && query.meta?.['quiet'] !== true && !ended) {
      showToast(sentenceOf(error), 'failure');
    }
  },
});

export const queryClient = new QueryClient({
  queryCache,
  defaultOptions: {
    queries: {
      staleTime: 20_000,
      retry: (failures, error) => failures < 2 && worthRetrying(error),
    },
    // An offline error is shown immediately; no mutation waits in the background.
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Queries pause without a connection and resume by themselves. */
onlineManager.setEventListener((setOnline) => connectivity.subscribe(() => setOnline(connectivity.get().isOnline)));
