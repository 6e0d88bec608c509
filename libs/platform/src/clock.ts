import { Injectable } from '@nestjs/common';

/** The time by which the product decides and dates events; tests change it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
