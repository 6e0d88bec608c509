import type { Course } from '../course/course.js';
import { BrokerQueue, type QueuedMessage, type QueueLaws } from './broker-queue.js';

interface Binding {
  readonly queue: string;
  readonly pattern: RegExp;
  readonly text: string;
}

export class MemoryBrokerServer {
  readonly queues = new Map<string, BrokerQueue>();
  readonly connections = new Set<{ cut(): void }>();
  private readonly bindings = new Map<string, Binding[]>();

  constructor(private readonly course: Course) {}

  stop(): void {
    for (const connection of this.connections) connection.cut();
  }

  assertExchange(name: string): void {
    if (!this.bindings.has(name)) this.bindings.set(name, []);
  }

  hasExchange(name: string): boolean {
    return this.bindings.has(name);
  }

  assertQueue(name: string, args: Readonly<Record<string, unknown>> = {}): void {
    if (this.queues.has(name)) return;
    const forward = (message: QueuedMessage, laws: QueueLaws) => this.forward(message, laws);
    this.queues.set(name, new BrokerQueue(name, lawsOf(args), this.course, forward));
  }

  bind(queue: string, exchange: string, pattern: string): boolean {
    const bindings = this.bindings.get(exchange);
    if (!bindings || !this.queues.has(queue)) return false;
    if (!bindings.some((one) => one.queue === queue && one.text === pattern)) {
      bindings.push({ queue, pattern: patternOf(pattern), text: pattern });
    }
    return true;
  }

  route(message: QueuedMessage): BrokerQueue[] {
    const names = message.exchange === '' ? [message.routingKey] : this.boundTo(message.exchange, message.routingKey);
    const queues = [...new Set(names)].flatMap((name) => this.queues.get(name) ?? []);
    for (const queue of queues) queue.put(message);
    return queues;
  }

  private boundTo(exchange: string, routingKey: string): string[] {
    const bindings = this.bindings.get(exchange) ?? [];
    return bindings.filter(({ pattern }) => pattern.test(routingKey)).map(({ queue }) => queue);
  }

  private forward(message: QueuedMessage, { deadLetterExchange, deadLetterRoutingKey }: QueueLaws): void {
    if (deadLetterExchange === undefined) return;
    const routingKey = deadLetterRoutingKey ?? message.routingKey;
    this.route({ ...message, exchange: deadLetterExchange, routingKey, returns: 0 });
  }
}

function lawsOf(args: Readonly<Record<string, unknown>>): QueueLaws {
  return {
    deadLetterExchange: args['x-dead-letter-exchange'] as string | undefined,
    deadLetterRoutingKey: args['x-dead-letter-routing-key'] as string | undefined,
    ttlMs: args['x-message-ttl'] as number | undefined,
    deliveryLimit: args['x-delivery-limit'] as number | undefined,
  };
}

const patternOf = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll('.', '\\.').replaceAll('*', '[^.]+').replaceAll('#', '.*')}$`);
