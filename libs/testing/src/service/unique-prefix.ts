import { randomBytes } from 'node:crypto';

/** Of databases, exchange and queues that are nobody else's. */
export const uniquePrefix = (): string => `t${randomBytes(5).toString('hex')}`;
