import type { addCottonLoss, addCottonPurchase, BodyInputOf, TableFormat } from '@deepam/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi, callFile, callPage } from '../../lib/api-client.js';
import { keyOf, useRefresh } from '../../lib/api/endpoint-query.js';
import { useAction } from '../../lib/api/use-action.js';
import type { StockQuery } from './stock-query.js';

type Days = Pick<StockQuery, 'from' | 'to'>;

const slowly = 120_000;

export const useCottonStock = (days?: Days, enabled = true) =>
  useQuery({
    queryKey: keyOf('cottonStock', days ?? {}),
    queryFn: ({ signal }) => callApi('cottonStock', { query: days ?? {}, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: slowly,
    enabled,
    meta: { quiet: true },
  });

const chosen = ({ account, ...days }: StockQuery) => ({ ...days, account: account || undefined });

export const useCottonMovements = (page: StockQuery & { readonly limit: number; readonly cursor?: string }) => {
  const { limit, cursor, ...choice } = page;
  const query = { ...chosen(choice), limit, cursor };
  return useQuery({
    queryKey: keyOf('cottonMovements', query),
    queryFn: ({ signal }) => callPage('cottonMovements', { query, signal }),
    placeholderData: keepPreviousData,
  });
};

export const cottonMovementsCsv = (query: StockQuery, format: TableFormat): Promise<Blob> =>
  callFile('cottonMovementsCsv', { query: { ...chosen(query), format } });

function useRefreshStock() {
  const refresh = useRefresh();
  return () => refresh('cottonStock', 'cottonMovements');
}

export const useAddCottonPurchase = () =>
  useAction({
    mutationFn: (body: BodyInputOf<typeof addCottonPurchase>, key) => callApi('addCottonPurchase', { key, body }),
    onSettled: useRefreshStock(),
  });

export const useAddCottonLoss = () =>
  useAction({
    mutationFn: (body: BodyInputOf<typeof addCottonLoss>, key) => callApi('addCottonLoss', { key, body }),
    onSettled: useRefreshStock(),
  });

export const useCorrectCottonMovement = () =>
  useAction({
    mutationFn: ({ id, reason }: { id: string; reason: string }, key) =>
      callApi('correctCottonMovement', { key, params: { id }, body: { reason } }),
    onSettled: useRefreshStock(),
  });
