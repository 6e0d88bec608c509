import type { SharedNumberRows } from './shared-numbers-query.js';

export type SharedNumber = SharedNumberRows[number]['shared'][number];
