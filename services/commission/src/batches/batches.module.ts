import { StatementReader } from '@deepam/bank-statements';
import type { Aggregate } from '@deepam/messaging';
import { AnswerReader } from './answers/answer-reader.js';
import { AnswerTaker } from './answers/answer-taker.js';
import { AnswerViews } from './answers/answer-views.js';
import { NetworkClient } from './answers/network.client.js';
import { BatchPlanner } from './batch-planner.js';
import { BatchViews } from './batch-views.js';
import { CancelPayoutBatchController } from './cancel-payout-batch/cancel-payout-batch.controller.js';
import { CancelPayoutBatchHandler } from './cancel-payout-batch/cancel-payout-batch.handler.js';
import { BatchFileMaker } from './files/batch-file-maker.js';
import { EarlierFileWatch } from './earlier-files/earlier-file-watch.js';
import { EarlierFiles } from './earlier-files/earlier-files.js';
import { SaidPaidTeller } from './earlier-files/said-paid-teller.js';
import { ExportBatchFileController } from './export-batch-file/export-batch-file.controller.js';
import { ExportBatchFileHandler } from './export-batch-file/export-batch-file.handler.js';
import { GetPayoutBatchController } from './get-payout-batch/get-payout-batch.controller.js';
import { ListFileLayoutsController } from './list-file-layouts/list-file-layouts.controller.js';
import { ListPayoutBatchesController } from './list-payout-batches/list-payout-batches.controller.js';
import { MakePayoutBatchController } from './make-payout-batch/make-payout-batch.controller.js';
import { MakePayoutBatchHandler } from './make-payout-batch/make-payout-batch.handler.js';
import { BatchesRepository } from './persistence/batches.repository.js';
import { payoutBatchRowModel, payoutBatchRowSchema } from './persistence/payout-batch-row.schema.js';
import { payoutBatchModel, payoutBatchSchema } from './persistence/payout-batch.schema.js';
import { PreviewPayoutBatchController } from './preview-payout-batch/preview-payout-batch.controller.js';
import { PreviewPayoutAnswerController } from './preview-payout-answer/preview-payout-answer.controller.js';
import { ReleaseUnpaidPayoutController } from './release-unpaid-payout/release-unpaid-payout.controller.js';
import { ReleaseUnpaidPayoutHandler } from './release-unpaid-payout/release-unpaid-payout.handler.js';
import { TakePayoutAnswerController } from './take-payout-answer/take-payout-answer.controller.js';

export const batches: Aggregate = {
  models: [
    { name: payoutBatchModel, schema: payoutBatchSchema },
    { name: payoutBatchRowModel, schema: payoutBatchRowSchema },
  ],
  controllers: [
    CancelPayoutBatchController,
    ExportBatchFileController,
    GetPayoutBatchController,
    ListFileLayoutsController,
    ListPayoutBatchesController,
    MakePayoutBatchController,
    PreviewPayoutBatchController,
    PreviewPayoutAnswerController,
    ReleaseUnpaidPayoutController,
    TakePayoutAnswerController,
  ],
  providers: [
    AnswerReader,
    AnswerTaker,
    AnswerViews,
    BatchesRepository,
    BatchFileMaker,
    BatchPlanner,
    BatchViews,
    CancelPayoutBatchHandler,
    EarlierFiles,
    EarlierFileWatch,
    ExportBatchFileHandler,
    MakePayoutBatchHandler,
    NetworkClient,
    ReleaseUnpaidPayoutHandler,
    SaidPaidTeller,
    StatementReader,
  ],
};
