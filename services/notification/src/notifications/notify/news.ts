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
  /** Whom the name in it is of, so that it goes when the account is closed. */
  readonly aboutId?: string;
  /** What its readers are asked for: as soon as that is decided, it counts as read. */
  readonly asks?: Request;
  /** What was asked for, and nobody has to look at any more. */
  readonly settles?: readonly Request[];
}

export type KindFor<To extends 'member' | 'head' | 'company'> = {
  [K in PersonalKind]: (typeof personalKinds)[K]['to'] extends To ? K : never;
}[PersonalKind];
/** Who is named has to be known, so that the name can be forgotten. */
export type OccasionOf<K extends PersonalKind> =
  NotificationParams<K> extends { readonly name: string } ? Occasion & Required<Pick<Occasion, 'aboutId'>> : Occasion;
type NewsOf<K extends PersonalKind> = { readonly kind: K; readonly params: NotificationParams<K> };

/** To somebody who is named. */
export type OwnKind = KindFor<'member' | 'company'>;
interface Addressed<K extends OwnKind> {
  readonly memberId: string;
  readonly params: NotificationParams<K>;
}
/** To somebody who is named, for an event of its own. */
export type OwnNews<K extends OwnKind> = Addressed<K> & Pick<OccasionOf<K>, 'event' | 'subject' | 'aboutId'>;
/** One of the things that an event tells: to the person named, or to every head. */
export type News =
  | { [K in OwnKind]: NewsOf<K> & { readonly memberId: string } }[OwnKind]
  | { [K in KindFor<'head'>]: NewsOf<K> }[KindFor<'head'>];

export interface AnyNews {
  readonly memberId?: string;
  readonly kind: PersonalKind;
  readonly params: StoredParams;
}
