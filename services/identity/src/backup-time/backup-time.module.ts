import type { Aggregate } from '@deepam/messaging';
import { BackupTime } from './backup-time.js';

export const backupTime: Aggregate = { providers: [BackupTime] };
