import type { AuditKind, Endpoint, EventDefinition, ServiceName } from '@deepam/contracts';
import type { Product } from '@deepam/testing';
import type { Scene } from '../access/scene.js';
import type { AnyInput } from '../world/call-any.js';
import type { MemberRole } from '../world/cast.js';
import { writtenEntries } from '../world/written-entries.js';

export type Count = (test: Product) => Promise<number>;

export interface RepeatedCall {
  readonly endpoint: Endpoint;
  readonly as: MemberRole | 'nobody' | 'newcomer';
  readonly input: (scene: Scene) => AnyInput | Promise<AnyInput>;
  /** Counts the effects; null for a call that is idempotent by itself. */
  readonly effects: Count | null;
  readonly by: 1 | -1;
  readonly other: ((input: AnyInput) => AnyInput) | null;
  /** The call ends the sessions of its caller, so that later repetitions are rejected. */
  readonly endsSession: boolean;
  /** The answer is given once: repetitions get an error that the call was executed. */
  readonly answersOnce: boolean;
}

type Optional = Partial<Pick<RepeatedCall, 'by' | 'endsSession' | 'answersOnce'>>;

export function repeated(
  endpoint: Endpoint,
  call: Pick<RepeatedCall, 'as' | 'input' | 'effects' | 'other'> & Optional,
): RepeatedCall {
  return { endpoint, by: 1, endsSession: false, answersOnce: false, ...call };
}

export const published =
  (service: ServiceName, { routingKey }: EventDefinition): Count =>
  (test) =>
    test.database(service).collection('outbox').countDocuments({ routingKey });

export const audited =
  (service: ServiceName, kind: AuditKind): Count =>
  (test) =>
    writtenEntries(test, service, [kind]);

export const countIn =
  (service: ServiceName, collection: string): Count =>
  (test) =>
    test.database(service).collection(collection).countDocuments();

export const withBody =
  (fields: object) =>
  (input: AnyInput): AnyInput => ({ ...input, body: { ...input.body, ...fields } });
