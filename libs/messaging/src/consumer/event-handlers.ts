import type { EventDefinition, EventEnvelope } from '@deepam/contracts';
import { currentContext, requestContext } from '@deepam/platform';
import type { MessageHandler } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';
import { EventsContext, type EventContext } from '../events/event-context.js';

/**
 * The handler feeds `projection`, if repeated events have no effect on it. `concerns` selects the events that the
 * handler needs by their data; every event by default.
 */
interface Handling {
  readonly handler: MessageHandler;
  readonly projection?: string;
  readonly concerns?: (data: never) => boolean;
  readonly takesSeveral?: boolean;
}

export class EventHandlers {
  private readonly byRoutingKey = new Map<string, { definition: EventDefinition; handlings: Handling[] }>();

  add(definition: EventDefinition, handling: Handling): void {
    const known = this.byRoutingKey.get(definition.routingKey);
    if (known) known.handlings.push(handling);
    else this.byRoutingKey.set(definition.routingKey, { definition, handlings: [handling] });
  }

  get routingKeys(): string[] {
    return [...this.byRoutingKey.keys()];
  }

  definitionOf(routingKey: string): EventDefinition | undefined {
    return this.byRoutingKey.get(routingKey)?.definition;
  }

  concerns(routingKey: string, envelope: EventEnvelope): boolean {
    return this.handlingsOf(routingKey).some((handling) => isConcerned(handling, envelope));
  }

  takeSeveral(routingKey: string): boolean {
    return this.handlingsOf(routingKey).every(({ takesSeveral }) => takesSeveral === true);
  }

  definitionsOf(projections: readonly string[]): EventDefinition[] {
    return [...this.byRoutingKey.values()].flatMap(({ definition, handlings }) =>
      handlings.some((handling) => feeds(handling, projections)) ? [definition] : [],
    );
  }

  /**
   * Handlers run one after the other: a transaction can't be used concurrently.
   * @throws the first handler's error; the later ones do not run
   */
  async run(routingKey: string, envelope: EventEnvelope, context: EventContext): Promise<void> {
    for (const handling of this.handlingsOf(routingKey)) {
      if (isConcerned(handling, envelope)) await call(handling, envelope, context);
    }
  }

  async runTogether(routingKey: string, envelopes: readonly EventEnvelope[], context: EventsContext): Promise<void> {
    for (const { handler } of this.handlingsOf(routingKey)) await callWithSeveral(handler, envelopes, context);
  }

  async runProjections(projections: readonly string[], envelope: EventEnvelope, context: EventContext): Promise<void> {
    for (const handling of this.handlingsOf(`${envelope.type}.v${envelope.version}`)) {
      if (feeds(handling, projections) && isConcerned(handling, envelope)) await call(handling, envelope, context);
    }
  }

  private handlingsOf(routingKey: string): readonly Handling[] {
    return this.byRoutingKey.get(routingKey)?.handlings ?? [];
  }
}

const isConcerned = ({ concerns }: Handling, { data }: EventEnvelope): boolean =>
  concerns === undefined || concerns(data as never);

const feeds = ({ projection }: Handling, projections: readonly string[]): boolean =>
  projection !== undefined && projections.includes(projection);

async function call(
  { handler, takesSeveral }: Handling,
  envelope: EventEnvelope,
  context: EventContext,
): Promise<void> {
  if (!takesSeveral) return settled(handler(envelope, context));
  await callWithSeveral(handler, [envelope], new EventsContext(context.session, context.attempt));
}

/** A single event also comes as a list: otherwise a handler that publishes events would fail only for groups. */
async function callWithSeveral(
  handler: MessageHandler,
  envelopes: readonly EventEnvelope[],
  context: EventsContext,
): Promise<void> {
  const surrounding = currentContext();
  await requestContext.run(surrounding && { ...surrounding, causationId: undefined }, () =>
    settled(handler(envelopes, context)),
  );
}

async function settled(outcome: ReturnType<MessageHandler>): Promise<void> {
  const result: unknown = await outcome;
  // Nest returns an error, and the result of an interceptor, as an observable.
  if (isObservable(result)) await lastValueFrom(result, { defaultValue: undefined });
}
