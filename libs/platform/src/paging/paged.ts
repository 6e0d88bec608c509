export class Paged<Item> {
  constructor(
    readonly items: readonly Item[],
    readonly page: PageHeaders,
  ) {}
}

export interface PageHeaders {
  /** Opaque; null on the last page. Sent as X-Next-Cursor. */
  readonly nextCursor?: string | null;
  /** The client asked for the whole list, which is longer than one answer. Sent as X-Cut. */
  readonly cut?: boolean;
  /** The number of all rows; null if it was not counted. Sent as X-Total-Count. */
  readonly total?: number | null;
}

export function paged<Item>(items: readonly Item[], page: PageHeaders): Paged<Item> {
  return new Paged(items, page);
}

export function pageHeaders(page: PageHeaders): Record<string, string> {
  return {
    ...(page.nextCursor == null ? {} : { 'x-next-cursor': page.nextCursor }),
    ...(page.cut === true && { 'x-cut': 'true' }),
    ...(page.total == null ? {} : { 'x-total-count': String(page.total) }),
  };
}
