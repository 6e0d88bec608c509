import { type FeatureModule, lastBackup } from '@deepam/messaging';
import { Metrics } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';

@Injectable()
class BackupTime {
  constructor(metrics: Metrics, @InjectConnection() connection: Connection) {
    const help = 'Seconds from 1970 to the moment of the last backup; 0 where there was none';
    metrics.gauge('backup_last_success_timestamp_seconds', help, async () => {
      const at = await lastBackup(connection.getClient().db(connection.name));
      return at === null ? 0 : at.getTime() / 1000;
    });
  }
}

export const backupTime: FeatureModule = { providers: [BackupTime] };
