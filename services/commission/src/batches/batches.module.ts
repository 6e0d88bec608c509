import type { Aggregate } from '@deepam/messaging';
import { AnswerReader } from './answers/answer-reader.js';
import { AnswerTaker } from './answers/answer-taker.js';
import { BatchPlanner } from './batch-planner.js';
import { BatchViews } from './batch-views.js';
import { CancelPayoutBatchController } from './cancel-payout-batch/cancel-payout-batch.controller.js';
import { CancelPayoutBatchHandler } from './cancel-payout-batch/cancel-payout-batch.handler.js';
import { BatchFileMaker } from './files/batch-file-maker.js';
import { GetBatchFileController } from './get-batch-file/get-batch-file.controller.js';
import { GetBatchFileHandler } from './get-batch-file/get-batch-file.handler.js';
import { GetPayoutBatchController } from './get-payout-batch/get-payout-batch.controller.js';
import { ListFileLayoutsController } from './list-file-layouts/list-file-layouts.controller.js';
import { ListPayoutBatchesController } from './list-payout-batches/list-payout-batches.controller.js';
import { MakePayoutBatchController } from './make-payout-batch/make-payout-batch.controller.js';
import { MakePayoutBatchHandler } from './make-payout-batch/make-payout-batch.handler.js';
import { BatchesRepository } from './persistence/batches.repository.js';
import { payoutBatchRowModel, payoutBatchRowSchema } from './persistence/payout-batch-row.schema.js';
import { payoutBatchModel, payoutBatchSchema } from './persistence/payout-batch.schema.js';
import { PreviewPayoutBatchController } from './preview-payout-batch/preview-payout-batch.controller.js';
import { PreviewPayoutResultController } from './preview-payout-result/preview-payout-result.controller.js';
import { TakePayoutResultController } from './take-payout-result/take-payout-result.controller.js';

export const batches: Aggregate = {
  models: [
    { name: payoutBatchModel, schema: payoutBatchSchema },
    { name: payoutBatchRowModel, schema: payoutBatchRowSchema },
  ],
  controllers: [
    CancelPayoutBatchController,
    GetBatchFileController,
    GetPayoutBatchController,
    ListFileLayoutsController,
    ListPayoutBatchesController,
    MakePayoutBatchController,
    PreviewPayoutBatchController,
    PreviewPayoutResultController,
    TakePayoutResultController,
  ],
  providers: [
    AnswerReader,
    AnswerTaker,
    BatchesRepository,
    BatchFileMaker,
    BatchPlanner,
    BatchViews,
    CancelPayoutBatchHandler,
    GetBatchFileHandler,
    MakePayoutBatchHandler,
  ],
};
