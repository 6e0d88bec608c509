export { formatRupees } from '@deepam/contracts';

const count = new Intl.NumberFormat('en-IN');

/** 1,23,456 */
export function formatCount(value: number): string {
  return count.format(value);
}
