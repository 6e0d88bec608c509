import type { ReactNode } from 'react';
import { FigureTile } from '../../../components/figure-tile.js';
import { MoneyText } from '../../../components/money-text.js';

interface Props {
  name: string;
  rupees: number;
  to: string;
  children?: ReactNode;
}

export function MoneyTile({ rupees, ...tile }: Props) {
  return <FigureTile {...tile} value={<MoneyText rupees={rupees} />} />;
}
