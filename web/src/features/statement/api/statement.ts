import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { callPage } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';

export interface StatementQuestion {
  readonly limit: number;
  readonly cursor: string | undefined;
  /** For the head: another member. */
  readonly userId: string | undefined;
}

const statementQuery = (question: StatementQuestion) =>
  queryOptions({
    queryKey: keyOf('statement', question),
    queryFn: ({ signal }) => callPage('statement', { query: question, signal }),
    placeholderData: keepPreviousData,
  });

/** A page of the ledger of one member, newest first. */
export const useStatement = (question: StatementQuestion) => useQuery(statementQuery(question));
