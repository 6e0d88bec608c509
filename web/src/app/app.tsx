import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { queryClient } from '../lib/api/query-client.js';
import { ErrorBoundary } from './error-boundary.js';
import { AppRoutes } from './routes.js';

export function App({ within }: { within: (routes: ReactNode) => ReactNode }) {
  return (
    <StrictMode>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>{within(<AppRoutes />)}</QueryClientProvider>
      </ErrorBoundary>
    </StrictMode>
  );
}
