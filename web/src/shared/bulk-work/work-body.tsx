import type { useWork } from '../../lib/bulk-work/use-works.js';
import { BulkResults } from './bulk-results.js';
import { ErrorState, LoadingState } from '../../components/ui/states.js';

export function WorkBody({ query: { data: work, error, refetch } }: { query: ReturnType<typeof useWork> }) {
  if (work !== undefined) return <BulkResults work={work} />;
  if (error === null) return <LoadingState neverKept />;
  return <ErrorState error={error} onRetry={() => void refetch()} />;
}
