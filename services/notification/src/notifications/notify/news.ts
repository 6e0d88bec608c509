import type { EventEnvelope, NotificationParams, personalKinds, PersonalKind } from '@deepam/contracts';
import type { ClientSession } from 'mongoose';
import type { Request } from '../../requests/request-states.repository.js';
import type { StoredParams } from '../domain/texts.js';

export interface Occasion {
  readonly event: Pick<EventEnvelope, 'id' | 'occurredAt'>;
  readonly session: ClientSession;
  /** Events with the same subject make one notification; the default is the event's id. */
  readonly subject?: string;
  readonly request?: Request;
  readonly settles?: readonly Request[];
}

export type KindFor<To extends 'member' | 'head' | 'company'> = {
  [K in PersonalKind]: (typeof personalKinds)[K]['to'] extends To ? K : never;
}[PersonalKind];
/** The text names this member, so the name is removed when that account is closed. */
type About<K extends PersonalKind> =
  NotificationParams<K> extends { readonly name: string }
    ? { readonly aboutId: string }
    : { readonly aboutId?: string };
export type OccasionOf<K extends PersonalKind> = Occasion & About<K>;
type NewsOf<K extends PersonalKind> = { readonly kind: K; readonly params: NotificationParams<K> } & About<K>;

export type OwnKind = KindFor<'member' | 'company'>;
interface Addressed<K extends OwnKind> {
  readonly memberId: string;
  readonly params: NotificationParams<K>;
}
export type OwnNews<K extends OwnKind> = Addressed<K> & Pick<Occasion, 'event' | 'subject'> & About<K>;
export type News =
  | { [K in OwnKind]: NewsOf<K> & { readonly memberId: string } }[OwnKind]
  | { [K in KindFor<'head'>]: NewsOf<K> }[KindFor<'head'>];

export interface AnyNews {
  readonly memberId?: string;
  readonly aboutId?: string;
  readonly kind: PersonalKind;
  readonly params: StoredParams;
}
