import { Injectable } from '@nestjs/common';

/** The time; tests replace it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
