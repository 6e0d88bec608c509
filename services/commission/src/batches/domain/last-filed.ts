/** Milliseconds since 1970 at which the latest file was made that had one of these rows; 0 where none was. */
export const lastFiled = (rows: readonly { readonly filedAt?: Date }[]): number =>
  Math.max(0, ...rows.map(({ filedAt }) => filedAt?.getTime() ?? 0));
