import { isSwitchable, type BodyOf, type setNotificationPreferences } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { InboxesRepository } from '../inboxes/inboxes.repository.js';

type Changes = BodyOf<typeof setNotificationPreferences>['preferences'];

@Injectable()
export class SetNotificationPreferencesHandler {
  constructor(private readonly inboxes: InboxesRepository) {}

  /** Other kinds, and kinds whose pushes cannot be switched off, stay unchanged. */
  async execute(memberId: string, changes: Changes): Promise<void> {
    const wanted = changes.filter(({ kind }) => isSwitchable(kind));
    const kinds = (push: boolean) => wanted.filter((one) => one.push === push).map(({ kind }) => kind);
    await this.inboxes.setMuted(memberId, kinds(false), kinds(true));
  }
}
