import type { AuditKind, Endpoint, EventDefinition, ServiceName } from '@deepam/contracts';
import type { Product } from '@deepam/testing';
import type { Scene } from '../access/scene.js';
import type { AnyInput } from '../world/call-any.js';
import type { MemberRole } from '../world/cast.js';
import { writtenEntries } from '../world/written-entries.js';

/** How often something has happened so far. */
export type Count = (test: Product) => Promise<number>;

/** A call that is made many times at once with one Idempotency-Key. */
export interface RepeatedCall {
  readonly endpoint: Endpoint;
  /** A newcomer is there for this call alone. */
  readonly as: MemberRole | 'nobody' | 'newcomer';
  readonly input: (scene: Scene) => AnyInput | Promise<AnyInput>;
  /** Counts its effects; null where doing it twice is the same as once. */
  readonly effects: Count | null;
  /** By how much one effect changes the count. */
  readonly by: 1 | -1;
  /** The same call with other content; null for a call that carries none. */
  readonly other: ((input: AnyInput) => AnyInput) | null;
  /** It ends the sessions of its caller, so that repetitions that come later are refused. */
  readonly endsSession: boolean;
  /** Its answer is given once: repetitions hear that it was carried out. */
  readonly answersOnce: boolean;
}

type Optional = Partial<Pick<RepeatedCall, 'by' | 'endsSession' | 'answersOnce'>>;

export function repeated(
  endpoint: Endpoint,
  call: Pick<RepeatedCall, 'as' | 'input' | 'effects' | 'other'> & Optional,
): RepeatedCall {
  return { endpoint, by: 1, endsSession: false, answersOnce: false, ...call };
}

/** Events of one kind that a service has published. */
export const published =
  (service: ServiceName, { routingKey }: EventDefinition): Count =>
  (test) =>
    test.database(service).collection('outbox').countDocuments({ routingKey });

/** Entries of one kind that a service has written for the audit trail. */
export const audited =
  (service: ServiceName, kind: AuditKind): Count =>
  (test) =>
    writtenEntries(test, service, [kind]);

/** Documents of a collection. */
export const kept =
  (service: ServiceName, collection: string): Count =>
  (test) =>
    test.database(service).collection(collection).countDocuments();

/** The same call with these fields changed. */
export const withBody =
  (fields: object) =>
  (input: AnyInput): AnyInput => ({ ...input, body: { ...input.body, ...fields } });
