import { closedAccountName } from '@deepam/contracts';
import { ForgottenMembers } from '@deepam/messaging';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { notificationModel, type NotificationDocument } from './persistence/notification.schema.js';

@Injectable()
export class ForgetInNotifications {
  constructor(
    @InjectModel(notificationModel) private readonly model: Model<NotificationDocument>,
    forgotten: ForgottenMembers,
  ) {
    forgotten.alsoBy((memberId) => this.eraseMember(memberId));
  }

  private async eraseMember(memberId: string): Promise<void> {
    await this.model.deleteMany({ memberId });
    await this.model.updateMany({ aboutId: memberId }, { $set: { 'params.name': closedAccountName } });
  }
}
