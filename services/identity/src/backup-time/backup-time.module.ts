import type { FeatureModule } from '@deepam/messaging';
import { BackupTime } from './backup-time.js';

export const backupTime: FeatureModule = { providers: [BackupTime] };
