import { z } from 'zod';
import { instant, objectId, planName, rupees } from '../primitives.js';

export const sponsorView = z.object({ _id: objectId, name: z.string(), referralCode: z.string() });

/** A member as the network knows them; file fields are short-lived signed links or null. */
export const memberView = z.object({
  _id: objectId,
  name: z.string(),
  email: z.string().nullable(),
  mobile: z.string(),
  referralCode: z.string(),
  /** Depth in the tree; the head is 0. */
  level: z.int(),
  registeredDate: instant,
  plan: planName.nullable(),
  planApproved: z.boolean(),
  requestedPlan: planName.nullable(),
  /** For the head and the member themselves; null for others. */
  requestedPlanProof: z.string().nullable(),
  isApproved: z.boolean(),
  isHead: z.boolean(),
  address: z.string().nullable(),
  image: z.string().nullable(),
  idProof: z.string().nullable(),
  panidProof: z.string().nullable(),
  addedBy: sponsorView.nullable(),
  earnings: rupees,
  commission: rupees,
  /** Rupees for the head's screens: the seed's defaults per kilogram. */
  deposit: rupees,
  returnAmount: rupees,
});
export type MemberView = z.infer<typeof memberView>;

/** A row of the network table: the row member's own totals, and what the viewer earned from them. */
export const networkRow = memberView.extend({ totalIncome: rupees, yourCommission: rupees });
export type NetworkRow = z.infer<typeof networkRow>;
