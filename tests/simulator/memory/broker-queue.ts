import type { Options } from 'amqplib';
import type { Course } from '../course/course.js';

export interface QueuedMessage {
  readonly exchange: string;
  readonly routingKey: string;
  readonly content: Buffer;
  readonly properties: Options.Publish;
  readonly returns: number;
}

export interface Taker {
  take(message: QueuedMessage): boolean;
}

export interface QueueLaws {
  readonly deadLetterExchange?: string;
  readonly deadLetterRoutingKey?: string;
  readonly ttlMs?: number;
  readonly deliveryLimit?: number;
}

export class BrokerQueue {
  readonly ready: QueuedMessage[] = [];
  readonly takers: Taker[] = [];
  outside = 0;
  private turn = 0;

  constructor(
    readonly name: string,
    readonly laws: QueueLaws,
    private readonly course: Course,
    private readonly forward: (message: QueuedMessage, laws: QueueLaws) => void,
  ) {}

  get isEmpty(): boolean {
    return this.ready.length === 0 && this.outside === 0;
  }

  put(message: QueuedMessage): void {
    const { draw } = this.course;
    // Messages overtake one another: publishers, replicas and redeliveries promise no order.
    const place = draw.happens(0.1) ? draw.below(this.ready.length + 1) : this.ready.length;
    this.ready.splice(place, 0, message);
    const { ttlMs } = this.laws;
    if (ttlMs !== undefined) this.course.at(ttlMs, `${this.name} expires`, () => this.expire(message));
    this.serve();
  }

  takeBack(message: QueuedMessage): void {
    this.outside -= 1;
    this.course.happened('redeliveries', `${this.name} takes a message back`);
    const returns = message.returns + 1;
    const { deliveryLimit } = this.laws;
    if (deliveryLimit !== undefined && returns > deliveryLimit) this.forward(message, this.laws);
    else this.put({ ...message, returns });
  }

  settle(): void {
    this.outside -= 1;
    this.serve();
  }

  serve(): void {
    for (let refused = 0; refused < this.takers.length && this.ready.length > 0;) {
      this.turn = (this.turn + 1) % this.takers.length;
      const message = this.ready[0]!;
      if (this.takers[this.turn]!.take(message)) {
        this.ready.shift();
        this.outside += 1;
        refused = 0;
      } else refused += 1;
    }
  }

  remove(taker: Taker): void {
    const place = this.takers.indexOf(taker);
    if (place >= 0) this.takers.splice(place, 1);
  }

  private expire(message: QueuedMessage): void {
    const place = this.ready.indexOf(message);
    if (place < 0) return;
    this.ready.splice(place, 1);
    this.forward(message, this.laws);
    // Dead-lettering is at-least-once: a broker that dies during the move repeats it.
    if (this.course.draw.happens(0.05)) this.forward(message, this.laws);
  }
}
