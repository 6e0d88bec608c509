import { useSearchChoice } from './use-search-choice.js';

const sizes = ['20', '50', '100'] as const;
export type PageSizeName = (typeof sizes)[number];
export const pageSizes: readonly PageSizeName[] = sizes;

export interface PageSize {
  readonly rows: number;
  readonly choose: (size: PageSizeName) => void;
}

export const rowsOf = (size: number | PageSize): number => (typeof size === 'number' ? size : size.rows);

export function usePageSize(name = 'rows'): PageSize {
  const [size, choose] = useSearchChoice<PageSizeName>(name, [...sizes]);
  return { rows: Number(size), choose };
}
