import { randomBytes, randomInt } from 'node:crypto';

const countersEnd = 2 ** 24;
const ofThisProcess = randomBytes(5).toString('hex');
let counter = randomInt(countersEnd);

/** 24 hex digits (second, process, counter), like the driver's, which a process without a database does not load. */
export function objectId(): string {
  counter = (counter + 1) % countersEnd;
  const second = Math.floor(Date.now() / 1_000);
  return second.toString(16).padStart(8, '0') + ofThisProcess + counter.toString(16).padStart(6, '0');
}
