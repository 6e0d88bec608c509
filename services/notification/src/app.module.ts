import { Members, MembersModule } from '@deepam/members';
import { serviceModule } from '@deepam/messaging';
import { type DynamicModule, Module } from '@nestjs/common';
import { broadcasts } from './broadcasts/broadcasts.module.js';
import { NOTIFICATION_CONFIG, type NotificationConfig } from './config.js';
import { grievances } from './grievances/grievances.module.js';
import { inboxes } from './inboxes/inboxes.module.js';
import { notifications } from './notifications/notifications.module.js';
import { preferences } from './preferences/preferences.module.js';
import { serviceLevels } from './service-levels/service-levels.module.js';
import { push } from './push/push.module.js';
import { requests } from './requests/requests.module.js';
import { stream } from './stream/stream.module.js';

@Module({})
export class AppModule {
  static with(config: NotificationConfig): DynamicModule {
    return serviceModule(AppModule, {
      name: 'notification',
      config,
      standings: Members,
      imports: [MembersModule],
      modules: [broadcasts, grievances, inboxes, notifications, preferences, push, requests, serviceLevels, stream],
      providers: [{ provide: NOTIFICATION_CONFIG, useValue: config }],
    });
  }
}
