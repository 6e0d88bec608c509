import { mayBuildNetwork, type PlanName } from '@deepam/contracts';

export interface PanelViewer {
  readonly isHead: boolean;
  readonly plan: PlanName | null;
}

/** The button shows for the head, for any plan but Bronze, and for members without a plan; the server decides. */
export const seesAddMember = ({ isHead, plan }: PanelViewer): boolean => isHead || plan !== 'Bronze';

/** A member without a plan sees the button and reads what is missing. */
export const mayAddMembers = ({ isHead, plan }: PanelViewer): boolean => isHead || mayBuildNetwork(plan);
