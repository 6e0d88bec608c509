import type { FeatureModule } from '@deepam/messaging';
import { IdentityClient } from './identity.client.js';
import { NamesOfPeople } from './names-of-people.js';
import { PayeeDetailsRepository, payeeDetailsModel, payeeDetailsSchema } from './payee-details.repository.js';

export const people: FeatureModule = {
  models: [{ name: payeeDetailsModel, schema: payeeDetailsSchema }],
  controllers: [],
  providers: [IdentityClient, NamesOfPeople, PayeeDetailsRepository],
};
