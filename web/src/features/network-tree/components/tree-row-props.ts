import type { Ref } from 'react';
import type { TreeRow } from '../tree-rows.js';

export interface Props {
  ref: Ref<HTMLDivElement>;
  index: number;
  row: TreeRow;
  top: number;
  isActive: boolean;
  onSelect: () => void;
  onToggle: () => void;
  onPress: () => void;
}
