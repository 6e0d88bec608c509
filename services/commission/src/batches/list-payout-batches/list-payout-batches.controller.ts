import { payoutBatches } from '@deepam/contracts';
import { decodeCursor, Input, paged, pageOf, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { z } from 'zod';
import { BatchViews } from '../batch-views.js';
import { BatchesRepository } from '../persistence/batches.repository.js';

const position = z.tuple([z.iso.datetime(), z.string()]);

@Controller()
export class ListPayoutBatchesController {
  constructor(
    private readonly batches: BatchesRepository,
    private readonly views: BatchViews,
  ) {}

  @Route(payoutBatches)
  async list(@Input() { query: { limit, cursor } }: InputOf<typeof payoutBatches>) {
    const after = decodeCursor(position, cursor);
    const found = await this.batches.newest(limit + 1, after && { madeAt: new Date(after[0]), _id: after[1] });
    const { items, nextCursor } = pageOf(found, limit, (last) => [last.madeAt.toISOString(), last._id]);
    return paged(await this.views.batches(items), { nextCursor });
  }
}
