import { randomBytes } from 'node:crypto';

/** Databases, exchange and queues of each test have a unique prefix. */
export const uniquePrefix = (): string => `t${randomBytes(5).toString('hex')}`;
