import type { FeatureModule } from '@deepam/messaging';
import { RotateDataKeyHandler } from './rotate-data-key.js';
import { RotateDigestKeyHandler } from './rotate-digest-key.js';

export const keyRotation: FeatureModule = { providers: [RotateDataKeyHandler, RotateDigestKeyHandler] };
