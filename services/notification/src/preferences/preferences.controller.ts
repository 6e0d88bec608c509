import {
  notificationKinds,
  notificationPreferences,
  setNotificationPreferences,
  type ResponseOf,
} from '@deepam/contracts';
import { type Caller, CurrentCaller, Input, type InputOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { InboxesRepository } from '../inboxes/inboxes.repository.js';

type Preferences = ResponseOf<typeof notificationPreferences>;

@Controller()
export class PreferencesController {
  constructor(private readonly inboxes: InboxesRepository) {}

  @Route(notificationPreferences)
  async read(@CurrentCaller() { memberId }: Caller): Promise<Preferences> {
    const { mutedKinds } = await this.inboxes.find(memberId);
    return notificationKinds.map((kind) => ({ kind, push: !mutedKinds.includes(kind) }));
  }

  @Route(setNotificationPreferences)
  async change(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof setNotificationPreferences>,
  ): Promise<Preferences> {
    const kinds = (push: boolean) => body.preferences.filter((one) => one.push === push).map((one) => one.kind);
    await this.inboxes.setMuted(caller.memberId, kinds(false), kinds(true));
    return this.read(caller);
  }
}
