import { setNotificationPreferences } from '@deepam/contracts';
import { type Caller, CurrentCaller, Input, type InputOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import {
  NotificationPreferencesHandler,
  type Preferences,
} from '../notification-preferences/notification-preferences.handler.js';
import { SetNotificationPreferencesHandler } from './set-notification-preferences.handler.js';

@Controller()
export class SetNotificationPreferencesController {
  constructor(
    private readonly handler: SetNotificationPreferencesHandler,
    private readonly preferences: NotificationPreferencesHandler,
  ) {}

  @Route(setNotificationPreferences)
  async change(
    @CurrentCaller() { memberId }: Caller,
    @Input() { body }: InputOf<typeof setNotificationPreferences>,
  ): Promise<Preferences> {
    await this.handler.execute(memberId, body.preferences);
    return this.preferences.execute(memberId);
  }
}
