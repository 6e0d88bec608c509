import type { FeatureModule } from '@deepam/messaging';
import { AccountEraser } from './account-eraser.js';
import { RetentionTimer } from './retention-timer.js';

export const retention: FeatureModule = { providers: [AccountEraser, RetentionTimer] };
