import type { FeatureModule } from '@deepam/messaging';
import { AccountEraser, RetentionTimer } from './account-eraser.js';

export const retention: FeatureModule = { providers: [AccountEraser, RetentionTimer] };
