import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { expectedPaymentQuery } from '../../components/bank-money-query.js';
import { sharedNumbersQuery } from '../../components/shared-numbers-query.js';
import type { WaitingCase } from '../../components/waiting-case.js';
import { seeingSharedNumbers } from '../../lib/auth/desk-permissions.js';
import { useDesk } from '../../lib/auth/use-desk.js';
import type { Evidence } from './doubts.js';

export function useEvidence({ expectedId, memberId }: Pick<WaitingCase, 'expectedId' | 'memberId'>): Evidence | null {
  const { may } = useDesk();
  const asksBank = expectedId !== null;
  const asksNumbers = memberId !== null && may(...seeingSharedNumbers);
  const bank = useQuery({ ...expectedPaymentQuery(expectedId ?? ''), enabled: asksBank });
  const shared = useQuery({ ...sharedNumbersQuery([memberId ?? '']), enabled: asksNumbers });
  const bankLooks = asksBank && bank.data === undefined && !bank.isError;
  const numbersLook = asksNumbers && shared.data === undefined && !shared.isError;
  if (bankLooks || numbersLook) return null;
  return {
    bank: bank.data ?? (asksBank && bank.isError ? 'failed' : null),
    isShared: shared.data?.some((row) => row.shared.length > 0) ?? (asksNumbers && shared.isError ? 'failed' : false),
  };
}

export function usePrefetchedCase(one: WaitingCase | undefined): void {
  const client = useQueryClient();
  const { may } = useDesk();
  const seesNumbers = may(...seeingSharedNumbers);
  const { expectedId, memberId } = one ?? {};
  const picture = one?.payment?.proof?.src;
  useEffect(() => {
    if (expectedId != null) void client.prefetchQuery(expectedPaymentQuery(expectedId));
    if (memberId != null && seesNumbers) void client.prefetchQuery(sharedNumbersQuery([memberId]));
  }, [client, expectedId, memberId, seesNumbers]);
  useEffect(() => {
    if (picture !== undefined) new Image().src = picture;
  }, [picture]);
}
