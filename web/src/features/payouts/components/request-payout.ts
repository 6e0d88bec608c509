import { lazyDialog } from '../../../lib/lazy-dialog.js';

export const RequestCommission = lazyDialog(
  async () => (await import('./commission-request-dialog.js')).CommissionRequestDialog,
);
export const Withdraw = lazyDialog(async () => (await import('./withdraw-sheet.js')).WithdrawSheet);
