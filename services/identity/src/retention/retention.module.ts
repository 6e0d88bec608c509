import type { Aggregate } from '@deepam/messaging';
import { AccountEraser } from './account-eraser.js';
import { RetentionTimer } from './retention-timer.js';

export const retention: Aggregate = { providers: [AccountEraser, RetentionTimer] };
