import { BackgroundLoop, DatabaseUsers } from '@deepam/platform';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { NOTIFICATION_CONFIG, type NotificationConfig } from '../config.js';
import { NotificationsRepository } from './persistence/notifications.repository.js';

const hour = 3_600_000;
const day = 24 * hour;
const batch = 1_000;

/**
 * Old notifications are removed, whether or not they were read. Any number of replicas may run this; it uses the real
 * time.
 */
@Injectable()
export class OldNotifications implements OnApplicationBootstrap {
  private readonly loop = new BackgroundLoop(OldNotifications.name, () => this.remove(), hour);

  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly users: DatabaseUsers,
    @Inject(NOTIFICATION_CONFIG) private readonly config: Pick<NotificationConfig, 'NOTIFICATION_KEEP_DAYS'>,
  ) {}

  onApplicationBootstrap(): void {
    this.users.register(() => this.loop.stop());
    this.loop.runSoon();
  }

  async remove(now = Date.now()): Promise<boolean> {
    return (await this.notifications.removeBefore(now - this.config.NOTIFICATION_KEEP_DAYS * day, batch)) === batch;
  }
}
