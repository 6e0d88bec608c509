import { expect, it } from '@jest/globals';
import {
  decideCottonOrder,
  listPlans,
  networkChildren,
  requestCotton,
  updateCommissionStatus,
} from '@deepam/contracts';
import type { UploadedFile } from '../uploads/uploaded-file.js';
import type { InputOf } from './input.js';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <_Claim extends true>() => true;

it('the input has exactly the types of its schemas', () => {
  type Cotton = InputOf<typeof requestCotton>;
  expect(
    holds<
      Equal<
        Cotton['body'],
        { quantity: number; address: string; utr?: string | undefined; answers?: string | undefined }
      >
    >(),
  ).toBe(true);
  expect(holds<Equal<Cotton['files'], { readonly paymentProof: UploadedFile }>>()).toBe(true);
  expect(holds<Equal<InputOf<typeof decideCottonOrder>['params'], { id: string }>>()).toBe(true);
  expect(holds<Equal<InputOf<typeof networkChildren>['query']['limit'], number>>()).toBe(true);
});

it('an optional file may be missing, and a call without input has none', () => {
  type Status = InputOf<typeof updateCommissionStatus>['files'];
  expect(holds<Equal<Status, { readonly paymentProof: UploadedFile | undefined }>>()).toBe(true);
  type Plans = InputOf<typeof listPlans>;
  expect(holds<Equal<[Plans['body'], Plans['query'], Plans['params']], [undefined, undefined, undefined]>>()).toBe(
    true,
  );
  expect(holds<Equal<keyof Plans['files'], never>>()).toBe(true);
});
