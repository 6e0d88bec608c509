import { setNotificationPreferences } from '@deepam/contracts';
import { type Caller, CurrentCaller, Input, type InputOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { GetPreferencesHandler, type Preferences } from '../get-preferences/get-preferences.handler.js';
import { ChangePreferencesHandler } from './change-preferences.handler.js';

@Controller()
export class ChangePreferencesController {
  constructor(
    private readonly handler: ChangePreferencesHandler,
    private readonly preferences: GetPreferencesHandler,
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
