import { Clock, RealTime, type Cancel } from '@deepam/platform';
import { beginning, type Course } from './course.js';

export type Peer = 'database' | 'broker';

export class Machine {
  isAlive = true;
  offsetMs = 0;
  private stillUntil = 0;
  private readonly unreachableUntil: Record<Peer, number> = { database: 0, broker: 0 };
  private readonly ends: (() => void)[] = [];

  constructor(
    readonly course: Course,
    readonly name: string,
    public unrest = 0,
    private readonly onUnrest: () => void = () => {},
  ) {}

  /** The callback is skipped if the machine has died. */
  later(delayMs: number, what: string, act: () => void): Cancel {
    let isOff = false;
    const go = () => {
      if (isOff || !this.isAlive) return;
      if (this.course.draw.happens(this.unrest)) this.onUnrest();
      if (!this.isAlive) return;
      if (this.stillUntil > this.course.now) this.course.at(this.stillUntil - this.course.now, what, go);
      else act();
    };
    this.course.at(delayMs, `${this.name} ${what}`, go);
    return () => void (isOff = true);
  }

  kill(): void {
    if (!this.isAlive) return;
    this.course.happened('deaths', `${this.name} dies`);
    this.isAlive = false;
    for (const end of this.ends) end();
  }

  onEnd(end: () => void): void {
    this.ends.push(end);
  }

  standStill(ms: number): void {
    this.course.happened('standstills', `${this.name} stands still for ${Math.round(ms)} ms`);
    this.stillUntil = this.course.now + ms;
  }

  loseSightOf(peer: Peer, ms: number): void {
    this.course.happened('partitions', `${this.name} does not reach the ${peer} for ${Math.round(ms)} ms`);
    this.unreachableUntil[peer] = Math.max(this.unreachableUntil[peer], this.course.now + ms);
  }

  reaches(peer: Peer): boolean {
    return this.unreachableUntil[peer] <= this.course.now;
  }
}

export class MachineTime extends RealTime {
  constructor(private readonly machine: Machine) {
    super();
  }

  override now(): Date {
    return new Date(Math.floor(beginning + this.machine.course.now + this.machine.offsetMs));
  }

  override elapsed(): number {
    return this.machine.course.now;
  }

  override after(ms: number, act: () => void): Cancel {
    this.machine.course.portCalls += 1;
    return this.machine.later(ms, 'timer', act);
  }
}

export class MachineClock extends Clock {
  constructor(private readonly time: MachineTime) {
    super();
  }

  override now(): Date {
    return this.time.now();
  }
}
