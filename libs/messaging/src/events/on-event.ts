import type { EventData, EventDefinition } from '@deepam/contracts';
import { applyDecorators, Catch, UseFilters, type ExceptionFilter } from '@nestjs/common';
import { EventPattern } from '@nestjs/microservices';
import { throwError, type Observable } from 'rxjs';

/**
 * Nest answers a failing handler with its own filter, which logs the error and hands the transport a bare
 * "Internal server error". This one stands nearest to the handler and passes the original on, so that the
 * transport can tell a lost database from a broken rule.
 */
@Catch()
export class PassOriginalError implements ExceptionFilter {
  catch(exception: unknown): Observable<never> {
    return throwError(() => exception);
  }
}

/** Extras of the pattern for the transport, which checks data against the definition. */
export interface EventPatternExtras {
  readonly definition?: EventDefinition;
  readonly projection?: string;
  readonly concerns?: (data: never) => boolean;
  readonly takesSeveral?: boolean;
}

/**
 * Runs the method of a controller for every event of `definition`, inside the transaction of its inbox row.
 * The method takes `@Payload() event: EventOf<typeof definition>` and `@Ctx() context: EventContext`.
 * @param projection what the method feeds, when it may be told every event of the past again: its only effect is an upsert that
 * gives the same end when events come twice or in another order. `rebuild-projection` calls these methods, and no others.
 * @param concerns for which events it runs; for all by default. One that concerns no method of the service is noted in its inbox without a transaction.
 */
export function OnEvent<D extends EventDefinition>(
  definition: D,
  how: { projection?: string; concerns?: (data: EventData<D>) => boolean } = {},
): MethodDecorator {
  return bound(definition, how);
}

/**
 * Handles those events of `definition` that one request has caused and that arrive together: the method runs once for
 * all of them, in one transaction with their inbox rows, and separately for each if that fails. It publishes no
 * events, because they could name only one cause. The method takes `@Payload() events: readonly EventOf<typeof
 * definition>[]` and `@Ctx() context: EventsContext`.
 */
export function OnEvents(definition: EventDefinition): MethodDecorator {
  return bound(definition, { takesSeveral: true });
}

function bound(definition: EventDefinition, extras: Omit<EventPatternExtras, 'definition'>): MethodDecorator {
  return applyDecorators(
    EventPattern<string>(definition.routingKey, { definition, ...extras }),
    UseFilters(PassOriginalError),
  );
}
