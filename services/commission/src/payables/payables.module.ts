import type { FeatureModule } from '@deepam/messaging';
import { PayableKeeper } from './payable-keeper.js';
import { payableModel, payableSchema } from './payable.schema.js';
import { PayablesRepository } from './payables.repository.js';

export const payables: FeatureModule = {
  models: [{ name: payableModel, schema: payableSchema }],
  controllers: [],
  providers: [PayableKeeper, PayablesRepository],
};
