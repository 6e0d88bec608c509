import {
  cottonStock,
  listGrievances,
  memberCommissions,
  memberNetwork,
  networkCottonOrders,
  passwordRequests,
  sharedNumbers,
  statement,
  taxRates,
  taxRegister,
  waitingMembers,
} from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import * as opening from './desk-permissions.js';

const calls = {
  seeingMembers: memberNetwork,
  seeingWaitingMembers: waitingMembers,
  seeingOrders: networkCottonOrders,
  seeingPayouts: memberCommissions,
  seeingLedgers: statement,
  seeingPasswordRequests: passwordRequests,
  seeingSharedNumbers: sharedNumbers,
  seeingGrievances: listGrievances,
  seeingStock: cottonStock,
  seeingTaxRates: taxRates,
  seeingTaxRegister: taxRegister,
} as const satisfies Record<keyof typeof opening, unknown>;

it.each(Object.entries(calls))(
  'the permission of %s is that of the call that fills the list',
  (name, { permission }) => {
    expect([...opening[name as keyof typeof opening]].toSorted()).toEqual([permission ?? []].flat().toSorted());
  },
);
