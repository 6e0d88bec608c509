import { notificationPreferences, setNotificationPreferences } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { NotificationPreferencesHandler, type Preferences } from './notification-preferences.js';
import { SetNotificationPreferencesHandler } from './set-notification-preferences.js';

@Controller()
export class PreferencesController {
  constructor(
    private readonly preferences: NotificationPreferencesHandler,
    private readonly setNotificationPreferencesHandler: SetNotificationPreferencesHandler,
  ) {}

  @Route(notificationPreferences)
  notificationPreferences(@CurrentCaller() { memberId }: Caller): Promise<Preferences> {
    return this.preferences.execute(memberId);
  }

  @Route(setNotificationPreferences)
  async setNotificationPreferences(
    @CurrentCaller() { memberId }: Caller,
    @Input() { body }: InputOf<typeof setNotificationPreferences>,
  ): Promise<Preferences> {
    await this.setNotificationPreferencesHandler.execute(memberId, body.preferences);
    return this.preferences.execute(memberId);
  }
}
