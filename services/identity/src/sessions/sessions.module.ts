import type { Aggregate } from '@deepam/messaging';
import { ListRevocationsController } from './list-revocations/list-revocations.controller.js';
import { SessionEnds } from './session-ends.js';

export const sessions: Aggregate = {
  controllers: [ListRevocationsController],
  providers: [SessionEnds],
};
