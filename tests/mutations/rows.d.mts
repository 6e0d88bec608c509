export interface Row {
  readonly what: string;
  readonly file: string;
  readonly search: string;
  readonly replacement: string;
  readonly spec: string;
  readonly test: string;
}
export const root: string;
export const rows: readonly Row[];
export function misfits(row: Row): string[];
export function titlePattern(test: string): string;
