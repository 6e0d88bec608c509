import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.js';
import { keyOf } from '../../lib/api/endpoint-query.js';
import { seeingLedgers, seeingMembers } from '../../lib/auth/desk-permissions.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import { memberNetworkQuery } from '../../lib/network/member-network.js';

export function useMember(id: string) {
  const { may } = useDesk();
  const seesMembers = may(...seeingMembers);
  const row = useQuery({
    ...memberNetworkQuery({ limit: 1, cursor: undefined, memberId: id }),
    enabled: seesMembers,
    placeholderData: undefined,
  });
  const ledger = useQuery({
    queryKey: keyOf('statementSummary', { userId: id }),
    queryFn: ({ signal }) => callApi('statementSummary', { query: { userId: id }, signal }),
    enabled: !seesMembers && may(...seeingLedgers),
  });
  const member = row.data?.fullNetwork[0] ?? null;
  return {
    seesMembers,
    member,
    name: member?.name ?? ledger.data?.member?.name ?? null,
    isMissing: row.data?.fullNetwork.length === 0 || isNotFound(ledger.error),
    error: row.error,
    retry: () => void row.refetch(),
    isLoading: row.isLoading,
  };
}

const isNotFound = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'COMMISSION.MEMBER_NOT_FOUND';
