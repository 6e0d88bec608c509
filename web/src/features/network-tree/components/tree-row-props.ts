import type { Ref } from 'react';
import type { TreeRow } from '../tree-rows.js';

export interface Props {
  /** Measures how high the row is. */
  ref: Ref<HTMLDivElement>;
  /** From 0, among all rows. */
  index: number;
  row: TreeRow;
  /** Where it stands in the list, in pixels. */
  top: number;
  /** Only one row can be reached by Tab. */
  isActive: boolean;
  onSelect: () => void;
  onToggle: () => void;
  onPress: () => void;
}
