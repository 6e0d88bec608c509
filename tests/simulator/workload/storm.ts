import type { Course } from '../course/course.js';
import type { Peer } from '../course/machine.js';
import { type Servers, simulated } from '../service/servers.js';
import type { Replica, Unrest } from '../service/replica.js';

const peers: readonly Peer[] = ['database', 'broker'];

export class Storm implements Unrest {
  readonly endsAt: number;
  private readonly unrestThen: number;
  private readonly pauseMs: number;

  constructor(
    private readonly course: Course,
    private readonly servers: Servers,
    private readonly replicas: readonly Replica[],
  ) {
    const { draw } = course;
    this.endsAt = draw.between(10_000, 40_000);
    this.unrestThen = draw.oneOf([0, 0.0005, 0.002, 0.005]);
    this.pauseMs = draw.oneOf([500, 2_000, 5_000]);
  }

  get isOver(): boolean {
    return this.course.now >= this.endsAt;
  }

  get unrest(): number {
    return this.isOver ? 0 : this.unrestThen;
  }

  begin(): void {
    const { course } = this;
    course.at(course.draw.between(0, this.pauseMs), 'the storm goes on', () => {
      if (this.isOver) return this.end();
      this.strike(course.draw.oneOf(this.replicas));
      this.begin();
    });
  }

  private end(): void {
    for (const replica of this.replicas) {
      replica.jumpClock(0);
      if (replica.current) replica.current.messaging.machine.unrest = 0;
    }
  }

  strike(replica: Replica): void {
    const { draw } = this.course;
    const machine = replica.current?.messaging.machine;
    const strikes: readonly (() => void)[] = [
      () => machine?.kill(),
      () => machine?.standStill(draw.between(100, 12_000)),
      () => machine?.loseSightOf(draw.oneOf(peers), draw.between(100, 12_000)),
      () => replica.jumpClock(draw.between(-60_000, 60_000)),
      () => void replica.stopGently(),
      () => this.stopDatabase(),
      () => this.stopBroker(),
    ];
    draw.oneOf(strikes)();
  }

  private stopBroker(): void {
    const { draw } = this.course;
    this.course.happened('stops of the broker', 'the broker stops');
    const awayMs = draw.between(100, 5_000);
    for (const { current } of this.replicas) current?.messaging.machine.loseSightOf('broker', awayMs);
    this.servers.broker.stop();
  }

  private stopDatabase(): void {
    const { draw } = this.course;
    const service = draw.oneOf(simulated);
    this.course.happened('stops of a database', `the database of ${service} stops`);
    this.servers.databases[service].failOver();
    const awayMs = draw.between(100, 5_000);
    for (const { current } of this.replicas) {
      if (current?.messaging.service === service) current.messaging.machine.loseSightOf('database', awayMs);
    }
  }
}
