import type { LoggerService } from '@nestjs/common';
import type { Course } from './course.js';

/** The product's log lines go to the history; an unplanted error ends it. */
export class SimulatedLog implements LoggerService {
  constructor(private readonly course: Course) {}

  log(line: unknown): void {
    this.course.tell(`log: ${firstLine(line)}`);
  }

  warn(line: unknown): void {
    if (String(line).includes('comes again')) this.course.happened('retries', `warning: ${firstLine(line)}`);
    else this.course.tell(`warning: ${firstLine(line)}`);
  }

  debug(): void {}

  error(line: unknown): void {
    this.course.tell(`error: ${firstLine(line)}`);
    if (!String(line).includes('is now a dead letter')) this.course.breaks(`an error was logged: ${String(line)}`);
  }
}

const firstLine = (line: unknown): string => String(line).split('\n', 1)[0] ?? '';
