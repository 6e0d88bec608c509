import type { EventData, EventDefinition } from '@deepam/contracts';
import { applyDecorators, Catch, UseFilters, type ExceptionFilter } from '@nestjs/common';
import { EventPattern } from '@nestjs/microservices';
import { throwError, type Observable } from 'rxjs';

/**
 * Nest answers a failing handler with its own filter, which logs the error and passes a bare "Internal server error"
 * to the transport. This filter is nearer to the handler and passes the original, so that the transport can
 * distinguish a database outage from a broken rule.
 */
@Catch()
export class PassOriginalError implements ExceptionFilter {
  catch(exception: unknown): Observable<never> {
    return throwError(() => exception);
  }
}

export interface EventPatternExtras {
  readonly definition?: EventDefinition;
  readonly projection?: string;
  readonly concerns?: (data: never) => boolean;
  readonly takesSeveral?: boolean;
}

/**
 * Runs the method of a controller for every event of `definition`, inside the transaction of its inbox row. The method
 * takes `@Payload() event: EventOf<typeof definition>` and `@Ctx() context: EventContext`.
 * @param projection the projection that the method feeds, if all past events may be replayed to it: its only effect is
 * an upsert with the same result for repeated or reordered events. `rebuild-projection` calls only these methods.
 * @param concerns selects the events for which it runs; all by default. An event without a method is recorded in the
 * inbox without a transaction.
 */
export function OnEvent<D extends EventDefinition>(
  definition: D,
  how: { projection?: string; concerns?: (data: EventData<D>) => boolean } = {},
): MethodDecorator {
  return bound(definition, how);
}

/**
 * Handles those events of `definition` that one request has caused and that arrive together: the method runs once for
 * all of them, in one transaction with their inbox rows, and separately for each if that fails. The method publishes no
 * events, because they could name only one cause. It takes `@Payload() events: readonly EventOf<typeof definition>[]`
 * and `@Ctx() context: EventsContext`.
 */
export function OnEventBatch(definition: EventDefinition): MethodDecorator {
  return bound(definition, { takesSeveral: true });
}

function bound(definition: EventDefinition, extras: Omit<EventPatternExtras, 'definition'>): MethodDecorator {
  return applyDecorators(
    EventPattern<string>(definition.routingKey, { definition, ...extras }),
    UseFilters(PassOriginalError),
  );
}
