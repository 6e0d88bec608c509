import type { EventDefinition, EventEnvelope } from '@deepam/contracts';
import { currentContext, requestContext } from '@deepam/platform';
import type { MessageHandler } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';
import { EventsContext, type EventContext } from '../events/event-context.js';

interface Handling {
  readonly handler: MessageHandler;
  /** What it feeds, when telling it the same event again changes nothing. */
  readonly projection?: string;
  /** Whether an event with such data is its business; every one by default. */
  readonly concerns?: (data: never) => boolean;
  /** It is called with a list of events. */
  readonly takesSeveral?: boolean;
}

/** What the controllers of this service handle. */
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

  /** Whether any handler has something to do with it. */
  concerns(routingKey: string, envelope: EventEnvelope): boolean {
    return this.handlingsOf(routingKey).some((handling) => isConcerned(handling, envelope));
  }

  /** Whether all that handle it can be told of several at once. */
  takeSeveral(routingKey: string): boolean {
    return this.handlingsOf(routingKey).every(({ takesSeveral }) => takesSeveral === true);
  }

  /** The kinds of events that feed any of these projections. */
  definitionsOf(projections: readonly string[]): EventDefinition[] {
    return [...this.byRoutingKey.values()].flatMap(({ definition, handlings }) =>
      handlings.some((handling) => feeds(handling, projections)) ? [definition] : [],
    );
  }

  /**
   * One handler after the other: a transaction cannot do two things at once.
   * @throws the first handler's error; the later ones do not run
   */
  async run(routingKey: string, envelope: EventEnvelope, context: EventContext): Promise<void> {
    for (const handling of this.handlingsOf(routingKey)) {
      if (isConcerned(handling, envelope)) await call(handling, envelope, context);
    }
  }

  /** The same with several events at once, for those that `takeSeveral`. */
  async runTogether(routingKey: string, envelopes: readonly EventEnvelope[], context: EventsContext): Promise<void> {
    for (const { handler } of this.handlingsOf(routingKey)) await callWithSeveral(handler, envelopes, context);
  }

  /** The same for those handlers alone that feed one of these projections. */
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

/** Also with one: a handler that says events would otherwise fail only where several have arrived together. */
async function callWithSeveral(
  handler: MessageHandler,
  envelopes: readonly EventEnvelope[],
  context: EventsContext,
): Promise<void> {
  const surrounding = currentContext();
  await requestContext.run(surrounding && { ...surrounding, hasSeveralCauses: true }, () =>
    settled(handler(envelopes, context)),
  );
}

async function settled(outcome: ReturnType<MessageHandler>): Promise<void> {
  const result: unknown = await outcome;
  // Nest hands over a failure, and what an interceptor made of the result, as an observable.
  if (isObservable(result)) await lastValueFrom(result, { defaultValue: undefined });
}
