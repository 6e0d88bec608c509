import type { Aggregate } from '@deepam/messaging';
import { IdentityClient } from './identity.client.js';
import { NamesOfPeople } from './names-of-people.js';

export const people: Aggregate = { models: [], controllers: [], providers: [IdentityClient, NamesOfPeople] };
