import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { line } from '../line.js';
import { showToast } from '../toast.js';
import { ApiError, isSilent, sentenceOf } from './api-error.js';

/** A refusal stays a refusal; only a missing answer or an error of the server is worth another try. Who has waited in vain decides alone. */
const worthRetrying = (error: unknown): boolean =>
  error instanceof ApiError && !isSilent(error) && (error.status === 0 || error.status >= 500);

/** What is on the screen stays there when it cannot be fetched again; a toast says that it may be old. */
const queryCache = new QueryCache({
  onError: (error, query) => {
    const ended = error instanceof ApiError && error.status === 401;
    // Offline, the notice that says so speaks for all.
    if (!line.get().isUp) return;
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
    // Without a connection a person is told at once; nothing waits to be sent behind their back.
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Queries wait while there is no connection, and go on by themselves when it is back. */
onlineManager.setEventListener((setOnline) => line.subscribe(() => setOnline(line.get().isUp)));
