import { notificationPreferences } from '@deepam/contracts';
import { type Caller, CurrentCaller, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { GetPreferencesHandler, type Preferences } from './get-preferences.handler.js';

@Controller()
export class GetPreferencesController {
  constructor(private readonly handler: GetPreferencesHandler) {}

  @Route(notificationPreferences)
  read(@CurrentCaller() { memberId }: Caller): Promise<Preferences> {
    return this.handler.execute(memberId);
  }
}
