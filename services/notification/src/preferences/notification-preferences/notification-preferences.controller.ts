import { notificationPreferences } from '@deepam/contracts';
import { type Caller, CurrentCaller, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { NotificationPreferencesHandler, type Preferences } from './notification-preferences.handler.js';

@Controller()
export class NotificationPreferencesController {
  constructor(private readonly handler: NotificationPreferencesHandler) {}

  @Route(notificationPreferences)
  read(@CurrentCaller() { memberId }: Caller): Promise<Preferences> {
    return this.handler.execute(memberId);
  }
}
