import { closedAccountName } from '../closed-account.js';
import * as commission from './commission-events.js';
import * as cotton from './cotton-events.js';
import type { EventDefinition } from './event.js';
import * as identity from './identity-events.js';
import * as network from './network-events.js';

/**
 * The field of an event has personal data of a member. Paths begin in the data of the event. `of` is the path of the
 * member's id; in a list, within the same element. `forgotten`, the replacement after the member is forgotten, fits the
 * definition.
 */
export interface PersonalField {
  readonly memberIdPath: 'memberId' | 'fromMemberId' | 'upline.memberId';
  readonly field: string;
  readonly forgotten: string | null;
  readonly events: readonly EventDefinition[];
}

const { memberRegistered, headCreated, profileChanged, passwordRequested, mobileCorrected } = identity;
const { memberPlaced, memberApproved, planRequested, planApproved, saleReversed } = network;
const sales = [planApproved, saleReversed];
const named = [memberRegistered, headCreated, profileChanged, passwordRequested];
const namedByOthers = [
  memberPlaced,
  memberApproved,
  planRequested,
  commission.payoutRequested,
  network.cancellationRequested,
];
const buyers = [
  ...sales,
  cotton.cottonRequested,
  cotton.cottonApproved,
  cotton.cottonRejected,
  cotton.cottonSent,
  cotton.parcelCorrected,
  cotton.cottonDelivered,
  cotton.returnRequested,
  cotton.returnApproved,
  cotton.returnRejected,
];

const ofMember = (field: string, forgotten: string | null, ...events: EventDefinition[]): PersonalField => ({
  memberIdPath: 'memberId',
  field,
  forgotten,
  events,
});

/** The list is complete; a test searches the definitions for other fields. */
export const personalFields: readonly PersonalField[] = [
  ofMember('name', closedAccountName, ...named, ...namedByOthers),
  ofMember('memberName', closedAccountName, ...buyers),
  {
    memberIdPath: 'fromMemberId',
    field: 'fromName',
    forgotten: closedAccountName,
    events: [commission.commissionCredited],
  },
  {
    memberIdPath: 'fromMemberId',
    field: 'reversedSale.fromName',
    forgotten: closedAccountName,
    events: [commission.creditCorrected],
  },
  { memberIdPath: 'upline.memberId', field: 'upline.name', forgotten: closedAccountName, events: sales },
  ofMember('mobile', '', memberRegistered, headCreated, profileChanged, memberPlaced),
  ofMember('parcelNo', '', cotton.cottonSent, cotton.parcelCorrected),
  ofMember('ending', '', mobileCorrected),
  ofMember('email', null, memberRegistered, headCreated, profileChanged),
  ofMember('address', null, profileChanged),
  ofMember('avatarKey', null, profileChanged),
  ofMember('idProofKey', null, profileChanged),
  ofMember('panProofKey', null, profileChanged),
  ofMember('planRequest.proofKey', '', memberRegistered),
];
