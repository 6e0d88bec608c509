import type { EventEnvelope, NotificationParams, personalKinds, PersonalKind } from '@deepam/contracts';
import type { ClientSession } from 'mongoose';
import type { Request } from '../../requests/request.js';
import type { StoredParams } from '../domain/texts.js';

/** Why a notification is made: the event, or what was done in this service, in whose transaction it is written. */
export interface Occasion {
  readonly event: Pick<EventEnvelope, 'id' | 'occurredAt'>;
  readonly session: ClientSession;
  /** What makes it the same notification although the event has another id; by default the event's id. */
  readonly subject?: string;
  /** What its readers are asked for: as soon as that is decided, it counts as read. */
  readonly asks?: Request;
  /** What was asked for, and nobody has to look at any more. */
  readonly settles?: readonly Request[];
}

export type KindFor<To extends 'member' | 'head' | 'company'> = {
  [K in PersonalKind]: (typeof personalKinds)[K]['to'] extends To ? K : never;
}[PersonalKind];
/** The member whom the sentence names, so that the name is removed when that account is closed. */
type About<K extends PersonalKind> =
  NotificationParams<K> extends { readonly name: string }
    ? { readonly aboutId: string }
    : { readonly aboutId?: string };
export type OccasionOf<K extends PersonalKind> = Occasion & About<K>;
type NewsOf<K extends PersonalKind> = { readonly kind: K; readonly params: NotificationParams<K> } & About<K>;

/** To somebody who is named. */
export type OwnKind = KindFor<'member' | 'company'>;
interface Addressed<K extends OwnKind> {
  readonly memberId: string;
  readonly params: NotificationParams<K>;
}
/** To somebody who is named, for an event of its own. */
export type OwnNews<K extends OwnKind> = Addressed<K> & Pick<Occasion, 'event' | 'subject'> & About<K>;
/** One of the things that an event tells: to the person named, or to every head. */
export type News =
  | { [K in OwnKind]: NewsOf<K> & { readonly memberId: string } }[OwnKind]
  | { [K in KindFor<'head'>]: NewsOf<K> }[KindFor<'head'>];

export interface AnyNews {
  readonly memberId?: string;
  readonly aboutId?: string;
  readonly kind: PersonalKind;
  readonly params: StoredParams;
}
