import type { Aggregate } from '@deepam/messaging';
import { DepositKeeper } from './deposit-keeper.js';
import { OnDepositReturned } from './on-deposit-returned/on-deposit-returned.handler.js';
import { OnOrderApproved } from './on-order-approved/on-order-approved.handler.js';
import { finishedWorkModel, finishedWorkSchema } from './old-deposits/finished-work.schema.js';
import { OldDepositOpener } from './old-deposits/old-deposit-opener.js';

export const deposits: Aggregate = {
  models: [{ name: finishedWorkModel, schema: finishedWorkSchema }],
  controllers: [OnDepositReturned, OnOrderApproved],
  providers: [DepositKeeper, OldDepositOpener],
};
