import type { DeskPayout } from '@deepam/contracts';

/** Of a dialog about one payout. */
export interface DecisionProps {
  payout: DeskPayout;
  /** As the list says by now: somebody may have asked since the dialog was opened. */
  waits: DeskPayout['waits'];
  onClose: () => void;
}
