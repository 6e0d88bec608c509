import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { callApi, callPage } from '../../lib/api-client.js';
import { unreachable } from '../../lib/api/api-error.js';
import { keyOf } from '../../lib/api/endpoint-query.js';
import { useAction } from '../../lib/api/use-action.js';
import { currentToken } from '../../lib/auth/session.js';
import { saveFile } from '../../lib/files/save-file.js';
import { language } from '../../lib/i18n/language.js';

const taxDocumentsQuery = infiniteQueryOptions({
  queryKey: keyOf('listTaxDocuments'),
  queryFn: ({ pageParam, signal }) =>
    callPage('listTaxDocuments', { query: { limit: 20, cursor: pageParam ?? undefined }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
});

export const useTaxDocuments = () => useInfiniteQuery(taxDocumentsQuery);

const inLanguage = () => ({ language: language.get().language });

/** The browser downloads the file itself and can resume after a lost connection. */
export const useTaxDocumentPdf = (onError: (error: Error) => void) =>
  useAction({
    mutationFn: async (documentId: string) => {
      const { url } = await callApi('taxDocumentPdf', { params: { documentId }, query: inLanguage() });
      Object.assign(document.createElement('a'), { href: url, download: '' }).click();
    },
    onError,
  });

export const useYearStatement = (onError: (error: Error) => void) =>
  useAction({
    mutationFn: async (taxYear: string) =>
      saveFile(
        `statement-${taxYear}.pdf`,
        await fetchPdf(__API_ROUTES__['yearStatementPdf']![1], { taxYear, ...inLanguage() }),
      ),
    onError,
  });

/**
 * Other calls read their answers as text, so files need this one.
 * @throws ApiError NETWORK.UNREACHABLE for an answer without a file
 */
async function fetchPdf(path: string, query: Readonly<Record<string, string>>): Promise<Blob> {
  const answer = await fetch(`/api${path}?${new URLSearchParams(query).toString()}`, {
    headers: { authorization: `Bearer ${currentToken()}` },
  });
  if (!answer.ok) throw unreachable();
  return answer.blob();
}
