import { z } from 'zod';
import { objectId } from '../primitives.js';

export const orderId = z.object({ id: objectId });

/** This order alone, such as a notification leads to. */
export const oneOrder = z.object({ orderId: objectId.optional() });

/** Those of the company who see orders. */
export const seeingOrders = ['decide-cotton', 'dispatch', 'read'] as const;
