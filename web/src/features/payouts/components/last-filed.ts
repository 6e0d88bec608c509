import type { PayoutBatchRow } from '@deepam/contracts';

export const lastFiled = (rows: readonly PayoutBatchRow[]): string | undefined =>
  rows
    .flatMap(({ state, filedAt }) => (state === 'waiting' && filedAt !== undefined ? [filedAt] : []))
    .toSorted()
    .at(-1);
