import type { DeskPayout } from '@deepam/contracts';

/** Of a dialog about one payout. */
export interface DecisionProps {
  payout: DeskPayout;
  onClose: () => void;
}
