import type { BodyOf, reverseSale } from '@deepam/contracts';

export type ReversalInput = BodyOf<typeof reverseSale>;
