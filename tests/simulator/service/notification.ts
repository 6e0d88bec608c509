import {
  commissionCredited,
  creditCorrected,
  earningsCredited,
  payoutDecided,
  payoutRequested,
  planApproved,
  saleReversed,
  transferStateChanged,
} from '@deepam/contracts';
import { writeEffects, writeEffectsOfSeveral } from './effects.js';
import type { Messaging } from './messaging.js';

export class Notification {
  constructor(readonly messaging: Messaging) {
    writeEffects(messaging, [planApproved, saleReversed, earningsCredited, creditCorrected]);
    writeEffectsOfSeveral(messaging, commissionCredited);
    writeEffects(messaging, [payoutRequested, payoutDecided, transferStateChanged]);
  }

  start(): Promise<void> {
    return this.messaging.start();
  }
}
