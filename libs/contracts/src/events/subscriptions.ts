import type { ServiceName } from '../http/endpoint.js';
import * as audit from './audit-events.js';
import * as commission from './commission-events.js';
import * as approval from './approval-events.js';
import * as cotton from './cotton-events.js';
import type { EventDefinition } from './event.js';
import * as identity from './identity-events.js';
import * as network from './network-events.js';

/**
 * Each listed service needs a queue that is bound before the event is published. A user is waiting for the service
 * `first`: the other services delay their work, see `givesWayFor`.
 */
export interface Subscription {
  readonly event: EventDefinition;
  readonly services: readonly ServiceName[];
  readonly first?: ServiceName;
}

/** The other services wait for this number of milliseconds, which is longer than the payment of ten uplines takes. */
const headStart = 100;

const membersKept: readonly ServiceName[] = ['identity', 'cotton-order', 'commission', 'notification'];
const everyService: readonly ServiceName[] = ['network', ...membersKept];

const heardBy = (services: readonly ServiceName[], ...events: readonly EventDefinition[]): Subscription[] =>
  events.map((event) => ({ event, services }));

const commissionFirst = (subscribed: readonly Subscription[]): Subscription[] =>
  subscribed.map((subscription) => ({ ...subscription, first: 'commission' }));

/**
 * The list has every event of the product in every version that is still read; a test compares it with the handlers of
 * the services.
 */
export const subscriptions: readonly Subscription[] = [
  ...heardBy(everyService, identity.profileChanged, identity.sessionsRevoked, identity.accountClosed),
  ...heardBy(membersKept, network.memberPlaced, network.memberApproved, network.memberDeleted),
  ...commissionFirst(heardBy(membersKept, network.planApproved, network.saleReversed)),
  ...heardBy(['identity'], audit.auditRecorded),
  ...heardBy(['notification'], approval.approvalRequested, approval.approvalDecided),
  ...heardBy(['network'], identity.memberRegistered, identity.headCreated),
  ...heardBy(['notification'], identity.bankDetailsChanged, identity.panChanged),
  ...heardBy(['network', 'commission', 'notification'], identity.memberSuspended, identity.memberReinstated),
  ...heardBy(['notification'], identity.passwordRequested, identity.passwordRequestDismissed),
  ...heardBy(['commission', 'notification'], identity.temporaryPasswordGiven, identity.handedPasswordReplaced),
  ...heardBy(['commission', 'notification'], identity.mobileCorrected),
  ...heardBy(['notification'], identity.newDeviceUsed, identity.companySecurityChanged),
  ...heardBy(['notification'], identity.passkeyAdded, identity.passkeyRemoved),
  ...heardBy(['commission'], identity.kycConsentChanged, identity.payeeDetailsChanged),
  ...heardBy(['cotton-order'], network.cottonPaymentMatched, network.cottonPaymentUnmatched),
  ...heardBy(['commission', 'notification'], network.cancellationRequested, network.cancellationWithdrawn),
  ...heardBy(['commission', 'notification'], network.cancellationRejected),
  ...heardBy(['notification'], network.planRequested, network.planRejected, cotton.cottonDelivered),
  ...heardBy(['notification'], cotton.cottonSent, cotton.parcelCorrected),
  ...heardBy(['network', 'notification'], cotton.cottonRequested, cotton.cottonRejected),
  ...heardBy(['notification'], cotton.returnRequested, cotton.returnRejected),
  ...heardBy(['network', 'commission', 'notification'], cotton.cottonApproved),
  ...heardBy(['commission', 'notification'], cotton.returnApproved),
  ...heardBy(['network', 'notification'], commission.commissionCredited, commission.earningsCredited),
  ...heardBy(['network', 'notification'], commission.creditCorrected),
  ...heardBy(['notification'], commission.payoutRequested, commission.transferReminderDue),
  // Network looks for the lines of bank statements that are evidence of a transfer.
  ...heardBy(['network', 'commission', 'notification'], commission.transferStateChanged),
  ...heardBy(['commission'], network.bankLineIdentified, network.bankStatementImported),
  // Commission writes the payment advice.
  ...heardBy(['commission', 'notification'], commission.payoutDecided),
];

const byRoutingKey = new Map(subscriptions.map((subscription) => [subscription.event.routingKey, subscription]));

export const listenersOf = (routingKey: string): readonly ServiceName[] => byRoutingKey.get(routingKey)?.services ?? [];

/**
 * The service gives way for this time to the service that a user is waiting for; the time is 0 for an older event, so
 * that a backlog is processed without a pause.
 * @param age milliseconds since the event happened, by any clock
 * @returns milliseconds
 */
export function givesWayFor(service: string, routingKey: string, age: number): number {
  const first = byRoutingKey.get(routingKey)?.first;
  return first === undefined || first === service ? 0 : Math.min(headStart, Math.max(0, headStart - age));
}

export const consumedKeys = (service: ServiceName): readonly string[] =>
  subscriptions.flatMap(({ event, services }) => (services.includes(service) ? [event.routingKey] : []));

/**
 * The first word of an event's type determines the services that publish it. Every service publishes audit entries; the
 * services with approval requests publish their events.
 */
const publishers: Readonly<Record<string, readonly ServiceName[]>> = {
  identity: ['identity'],
  network: ['network'],
  cotton: ['cotton-order'],
  commission: ['commission'],
  audit: everyService,
  approval: ['identity', 'network', 'cotton-order', 'commission'],
};

export const publishersOf = ({ type }: EventDefinition): readonly ServiceName[] =>
  publishers[type.split('.')[0] ?? ''] ?? [];

export const publishedKeys = (service: ServiceName): readonly string[] =>
  subscriptions.flatMap(({ event }) => (publishersOf(event).includes(service) ? [event.routingKey] : []));

export const listeningServices: readonly ServiceName[] = [
  ...new Set(subscriptions.flatMap(({ services }) => services)),
];
