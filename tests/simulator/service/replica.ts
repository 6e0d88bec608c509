import type { Course } from '../course/course.js';
import { Machine } from '../course/machine.js';
import type { Messaging } from './messaging.js';

export interface Process {
  readonly messaging: Messaging;
  start(): Promise<void>;
}

export interface Unrest {
  readonly unrest: number;
  strike(replica: Replica): void;
}

export class Replica<P extends Process = Process> {
  private process: P | null = null;
  private starts = 0;
  private clockOffsetMs: number;

  constructor(
    private readonly course: Course,
    readonly name: string,
    private readonly storm: Unrest,
    private readonly make: (machine: Machine) => P,
  ) {
    const most = course.draw.oneOf([100, 5_000, 40_000]);
    this.clockOffsetMs = course.draw.between(-most, most);
  }

  get current(): P | null {
    return this.process;
  }

  start(): void {
    this.starts += 1;
    const machine = new Machine(this.course, `${this.name}#${this.starts}`, this.storm.unrest, () =>
      this.storm.strike(this),
    );
    machine.offsetMs = this.clockOffsetMs;
    const process = this.make(machine);
    this.process = process;
    machine.onEnd(() => {
      this.process = null;
      this.course.at(this.course.draw.between(50, 3_000), `${this.name} is started`, () => this.start());
    });
    process.start().catch(() => machine.kill());
  }

  jumpClock(ms: number): void {
    this.clockOffsetMs = ms;
    if (this.process) this.process.messaging.machine.offsetMs = ms;
    this.course.happened('clock jumps', `${this.name}: the clock jumps to ${Math.round(ms)} ms off`);
  }

  async stopGently(): Promise<void> {
    const { process } = this;
    if (!process) return;
    const { machine } = process.messaging;
    this.course.happened('gentle ends', `${machine.name} is told to end`);
    await process.messaging.stop();
    machine.kill();
  }
}
