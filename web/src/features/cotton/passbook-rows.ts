import type { CottonPassbook, PassbookSums } from '@deepam/contracts';
import { formatMonth } from '../../lib/format/date.js';

export interface PassbookRow extends PassbookSums {
  readonly name: string;
}

export const passbookRows = ({ months, total }: CottonPassbook, totalName: string): PassbookRow[] => [
  ...months.map(({ month, ...sums }) => ({ name: formatMonth(month), ...sums })),
  { name: totalName, ...total },
];
