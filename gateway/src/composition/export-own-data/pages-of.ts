import { maxPageSize } from '@deepam/contracts';

export interface PageQuery {
  readonly limit: number;
  readonly cursor: string | undefined;
}

export interface Page {
  readonly items: readonly unknown[];
  readonly nextCursor: string | null;
}

export async function* pagesOf(read: (query: PageQuery) => Promise<Page>): AsyncGenerator<readonly unknown[]> {
  let cursor: string | null | undefined;
  do {
    const page: Page = await read({ limit: maxPageSize, cursor: cursor ?? undefined });
    yield page.items;
    cursor = page.nextCursor;
  } while (cursor !== null);
}
