import type { PlanName } from '@deepam/contracts';

export interface PanelViewer {
  readonly isHead: boolean;
  readonly plan: PlanName | null;
}

/** The button shows for the head, for any plan but Bronze, and for members without a plan; the server is the judge. */
export const seesAddMember = ({ isHead, plan }: PanelViewer): boolean => isHead || plan !== 'Bronze';
