import type { EventDefinition, EventEnvelope } from '@deepam/contracts';
import type { MessageHandler } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';
import type { EventContext } from '../events/event-context.js';

interface Handling {
  readonly handler: MessageHandler;
  /** What it feeds, when telling it the same event again changes nothing. */
  readonly projection: string | undefined;
}

/** What the controllers of this service handle. */
export class EventHandlers {
  private readonly byRoutingKey = new Map<string, { definition: EventDefinition; handlings: Handling[] }>();

  add(definition: EventDefinition, handler: MessageHandler, projection?: string): void {
    const known = this.byRoutingKey.get(definition.routingKey);
    if (known) known.handlings.push({ handler, projection });
    else this.byRoutingKey.set(definition.routingKey, { definition, handlings: [{ handler, projection }] });
  }

  get routingKeys(): string[] {
    return [...this.byRoutingKey.keys()];
  }

  definitionOf(routingKey: string): EventDefinition | undefined {
    return this.byRoutingKey.get(routingKey)?.definition;
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
    for (const { handler } of this.byRoutingKey.get(routingKey)?.handlings ?? [])
      await call(handler, envelope, context);
  }

  /** The same for those handlers alone that feed one of these projections. */
  async runProjections(projections: readonly string[], envelope: EventEnvelope, context: EventContext): Promise<void> {
    for (const handling of this.byRoutingKey.get(`${envelope.type}.v${envelope.version}`)?.handlings ?? []) {
      if (feeds(handling, projections)) await call(handling.handler, envelope, context);
    }
  }
}

const feeds = ({ projection }: Handling, projections: readonly string[]): boolean =>
  projection !== undefined && projections.includes(projection);

async function call(handler: MessageHandler, envelope: EventEnvelope, context: EventContext): Promise<void> {
  const result: unknown = await handler(envelope, context);
  // Nest hands over a failure, and what an interceptor made of the result, as an observable.
  if (isObservable(result)) await lastValueFrom(result, { defaultValue: undefined });
}
