import type { ServiceName } from '../http/endpoint.js';
import * as audit from './audit-events.js';
import * as commission from './commission-events.js';
import * as consent from './consent-events.js';
import * as cotton from './cotton-events.js';
import type { EventDefinition } from './event.js';
import * as identity from './identity-events.js';
import * as network from './network-events.js';

/** Which services hear an event: each of them needs a queue that is bound before the event is published. */
export interface Subscription {
  readonly event: EventDefinition;
  readonly services: readonly ServiceName[];
}

/** Who keeps the projection of members. */
const membersKept: readonly ServiceName[] = ['identity', 'cotton-order', 'commission', 'notification'];
const everyService: readonly ServiceName[] = ['network', ...membersKept];

const heardBy = (services: readonly ServiceName[], ...events: readonly EventDefinition[]): Subscription[] =>
  events.map((event) => ({ event, services }));

/** Every event of the product in every version that is still read; compared with the services' handlers by a test. */
export const subscriptions: readonly Subscription[] = [
  ...heardBy(everyService, identity.profileChanged, identity.sessionsRevoked, identity.accountClosed),
  ...heardBy(membersKept, network.memberPlaced, network.memberApproved, network.memberDeleted),
  ...heardBy(membersKept, network.planApproved, network.planApprovedV1),
  ...heardBy(membersKept, network.saleReversed),
  ...heardBy(['identity'], audit.auditRecorded),
  ...heardBy(['notification'], consent.secondPersonAsked, consent.secondPersonDecided),
  ...heardBy(['network'], identity.memberRegistered, identity.headCreated),
  ...heardBy(['commission', 'notification'], identity.bankDetailsChanged),
  ...heardBy(['network', 'commission', 'notification'], identity.memberSuspended, identity.memberReinstated),
  ...heardBy(['notification'], identity.passwordRequested, identity.passwordRequestDismissed),
  ...heardBy(['notification'], identity.temporaryPasswordGiven, identity.newDeviceUsed, identity.mobileCorrected),
  ...heardBy(['notification'], identity.passkeyAdded, identity.passkeyRemoved),
  ...heardBy(['commission'], identity.kycConsentChanged),
  ...heardBy(['notification'], network.cancellationRequested, network.cancellationWithdrawn),
  ...heardBy(['notification'], network.cancellationRefused),
  ...heardBy(['notification'], network.planRequested, network.planRejected, cotton.cottonDelivered),
  ...heardBy(['notification'], cotton.cottonSent, cotton.parcelCorrected),
  ...heardBy(['network', 'notification'], cotton.cottonRequested, cotton.cottonRejected),
  ...heardBy(['notification'], cotton.returnRequested, cotton.returnRejected),
  ...heardBy(['network', 'commission', 'notification'], cotton.cottonApproved),
  ...heardBy(['commission', 'notification'], cotton.returnApproved),
  ...heardBy(['network', 'notification'], commission.commissionCredited, commission.earningsCredited),
  ...heardBy(['network', 'notification'], commission.creditCorrected),
  ...heardBy(['notification'], commission.payoutRequested, commission.payoutSaidPaid, commission.payoutCameBack),
  // Commission writes the advice of what it has paid.
  ...heardBy(['commission', 'notification'], commission.payoutDecided),
];

const byRoutingKey = new Map(subscriptions.map(({ event, services }) => [event.routingKey, services]));

/** The services that hear the event; none for an event that the contracts do not know. */
export const listenersOf = (routingKey: string): readonly ServiceName[] => byRoutingKey.get(routingKey) ?? [];

/** Routing keys of the events that a service consumes. */
export const consumedKeys = (service: ServiceName): readonly string[] =>
  subscriptions.flatMap(({ event, services }) => (services.includes(service) ? [event.routingKey] : []));

/** By the first word of an event's type: the services that say it. An entry of the audit trail is everybody's, a consent of those that hold what waits. */
const publishers: Readonly<Record<string, readonly ServiceName[]>> = {
  identity: ['identity'],
  network: ['network'],
  cotton: ['cotton-order'],
  commission: ['commission'],
  audit: everyService,
  consent: ['commission', 'network'],
};

/** The services that say the event; none for one that the contracts do not know. */
export const publishersOf = ({ type }: EventDefinition): readonly ServiceName[] =>
  publishers[type.split('.')[0] ?? ''] ?? [];

/** Routing keys of the events that a service publishes. */
export const publishedKeys = (service: ServiceName): readonly string[] =>
  subscriptions.flatMap(({ event }) => (publishersOf(event).includes(service) ? [event.routingKey] : []));

/** The services that hear anything at all. */
export const listeningServices: readonly ServiceName[] = [
  ...new Set(subscriptions.flatMap(({ services }) => services)),
];
