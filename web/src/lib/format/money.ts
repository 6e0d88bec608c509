export { formatRupees } from '@deepam/contracts';

const count = new Intl.NumberFormat('en-IN');

export function formatCount(value: number): string {
  return count.format(value);
}
