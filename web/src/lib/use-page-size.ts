import { useSearchChoice } from './use-search-choice.js';

const sizes = ['20', '50', '100'] as const;
export type PageSizeName = (typeof sizes)[number];
export const pageSizes: readonly PageSizeName[] = sizes;

export interface PageSize {
  readonly rows: number;
  readonly choose: (size: PageSizeName) => void;
}

/** Of a full page. */
export const rowsOf = (size: number | PageSize): number => (typeof size === 'number' ? size : size.rows);

/** How many rows a page of a long list has; kept in the address under `name`. */
export function usePageSize(name = 'rows'): PageSize {
  const [size, choose] = useSearchChoice<PageSizeName>(name, [...sizes]);
  return { rows: Number(size), choose };
}
