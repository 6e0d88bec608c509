import type { Aggregate } from '@deepam/messaging';
import { PayableKeeper } from './payable-keeper.js';
import { payableModel, payableSchema } from './payable.schema.js';
import { PayablesRepository } from './payables.repository.js';

export const payables: Aggregate = {
  models: [{ name: payableModel, schema: payableSchema }],
  controllers: [],
  providers: [PayableKeeper, PayablesRepository],
};
