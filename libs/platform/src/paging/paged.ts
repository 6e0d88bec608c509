/** A page of a list: the body is the bare array, the rest travels in headers. */
export class Paged<Item> {
  constructor(
    readonly items: readonly Item[],
    readonly page: PageHeaders,
  ) {}
}

export interface PageHeaders {
  /** Opaque; null on the last page. Sent as X-Next-Cursor. */
  readonly nextCursor?: string | null;
  /** The list was asked for whole and is longer than is sent at once. Sent as X-Cut. */
  readonly cut?: boolean;
  /** How many there are in all; null where nobody counted. Sent as X-Total-Count. */
  readonly total?: number | null;
}

/** Answer of a handler whose response is an array that comes in pages. */
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
