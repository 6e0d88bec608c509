import type { Aggregate } from '@deepam/messaging';
import { CaseKeeper } from './case-keeper.js';
import { PromiseCountLoop } from './count/promise-count-loop.js';
import { PromiseDayCounter } from './count/promise-day-counter.js';
import { GetKeptPromisesController } from './get-kept-promises/get-kept-promises.controller.js';
import { GetKeptPromisesHandler } from './get-kept-promises/get-kept-promises.handler.js';
import { promiseCaseModel, promiseCaseSchema } from './persistence/promise-case.schema.js';
import {
  promiseDayMarkModel,
  promiseDayMarkSchema,
  promiseDayModel,
  promiseDaySchema,
} from './persistence/promise-day.schema.js';
import { PromiseDaysRepository } from './persistence/promise-days.repository.js';
import { OnCommissionWaits } from './waits/on-commission-waits.js';
import { OnCottonWaits } from './waits/on-cotton-waits.js';
import { OnNetworkWaits } from './waits/on-network-waits.js';

export const promises: Aggregate = {
  models: [
    { name: promiseCaseModel, schema: promiseCaseSchema },
    { name: promiseDayModel, schema: promiseDaySchema },
    { name: promiseDayMarkModel, schema: promiseDayMarkSchema },
  ],
  controllers: [GetKeptPromisesController, OnCommissionWaits, OnCottonWaits, OnNetworkWaits],
  providers: [CaseKeeper, GetKeptPromisesHandler, PromiseCountLoop, PromiseDayCounter, PromiseDaysRepository],
};
