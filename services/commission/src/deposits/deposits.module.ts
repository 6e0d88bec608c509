import type { Aggregate } from '@deepam/messaging';
import { KeepDeposits } from './keep-deposits/keep-deposits.js';
import { OnDepositReturned } from './on-deposit-returned/on-deposit-returned.handler.js';
import { OnOrderApproved } from './on-order-approved/on-order-approved.handler.js';
import { finishedWorkModel, finishedWorkSchema } from './open-old-deposits/finished-work.schema.js';
import { OpenOldDeposits } from './open-old-deposits/open-old-deposits.js';

export const deposits: Aggregate = {
  models: [{ name: finishedWorkModel, schema: finishedWorkSchema }],
  controllers: [OnDepositReturned, OnOrderApproved],
  providers: [KeepDeposits, OpenOldDeposits],
};
