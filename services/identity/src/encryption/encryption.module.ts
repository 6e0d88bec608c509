import type { Aggregate } from '@deepam/messaging';
import { RotateDataKeyHandler } from './rotate-data-key/rotate-data-key.handler.js';

export const encryption: Aggregate = {
  providers: [RotateDataKeyHandler],
};
