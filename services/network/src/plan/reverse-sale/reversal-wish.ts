import type { BodyOf, reverseSale } from '@deepam/contracts';

export type Wish = BodyOf<typeof reverseSale>;
