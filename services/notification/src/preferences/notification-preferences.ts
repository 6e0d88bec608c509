import { isSwitchable, notificationKinds, type notificationPreferences, type ResponseOf } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { InboxesRepository } from '../inboxes/inboxes.repository.js';

export type Preferences = ResponseOf<typeof notificationPreferences>;

@Injectable()
export class NotificationPreferencesHandler {
  constructor(private readonly inboxes: InboxesRepository) {}

  async execute(memberId: string): Promise<Preferences> {
    const { mutedKinds } = await this.inboxes.find(memberId);
    return notificationKinds.filter(isSwitchable).map((kind) => ({ kind, push: !mutedKinds.includes(kind) }));
  }
}
