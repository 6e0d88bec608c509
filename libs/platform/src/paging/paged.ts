export class Paged<Item> {
  constructor(
    readonly items: readonly Item[],
    readonly page: PageHeaders,
  ) {}
}

/**
 * `nextCursor` is opaque, null on the last page and sent as X-Next-Cursor. `cut`, sent as X-Cut, means that the client
 * asked for the whole list, which is longer than one answer. `total`, sent as X-Total-Count, is the number of all rows;
 * it is null if it was not counted.
 */
export interface PageHeaders {
  readonly nextCursor?: string | null;
  readonly isTruncated?: boolean;
  readonly total?: number | null;
}

export function paged<Item>(items: readonly Item[], page: PageHeaders): Paged<Item> {
  return new Paged(items, page);
}

export function pageHeaders(page: PageHeaders): Record<string, string> {
  return {
    ...(page.nextCursor == null ? {} : { 'x-next-cursor': page.nextCursor }),
    ...(page.isTruncated === true && { 'x-cut': 'true' }),
    ...(page.total == null ? {} : { 'x-total-count': String(page.total) }),
  };
}
