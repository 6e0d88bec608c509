import { z } from 'zod';
import { objectId } from '../primitives.js';

export const orderId = z.object({ id: objectId });

export const oneOrder = z.object({ orderId: objectId.optional() });

/** Permissions of the back office that show orders. */
export const seeingOrders = ['decide-cotton', 'dispatch', 'read'] as const;
