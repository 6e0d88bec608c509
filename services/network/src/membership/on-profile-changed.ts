import { profileChanged } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Ctx, Payload } from '@nestjs/microservices';
import type { Model } from 'mongoose';
import { nameKey, searchFields } from '../tree/domain/search-keys.js';
import { membershipModel, type Membership } from '../tree/persistence/membership.schema.js';
import { MembershipsRepository } from '../tree/persistence/memberships.repository.js';
import { SponsorRenames } from './rename-sponsor/sponsor-renames.js';

@Controller()
export class OnProfileChanged {
  constructor(
    @InjectModel(membershipModel) private readonly model: Model<Membership>,
    private readonly memberships: MembershipsRepository,
    private readonly renames: SponsorRenames,
  ) {}

  @OnEvent(profileChanged, { projection: 'profiles' })
  async handle(
    @Payload() { data, occurredAt }: EventOf<typeof profileChanged>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId, revision, changed: _, ...profile } = data;
    const known = await this.model.findById(memberId).session(session).lean<Partial<Membership>>();
    if ((known?.profileRevision ?? -1) >= revision) return;
    const { name, mobile } = profile;
    const referralCode = known?.referralCode;
    const keys = referralCode === undefined ? {} : searchFields({ name, mobile, referralCode });
    const isRenamed = known?.name !== undefined && known.name !== name;
    const renamed = isRenamed && { renamedAt: new Date(occurredAt) };
    const change = { ...profile, ...keys, ...renamed, nameKey: nameKey(name), profileRevision: revision };
    await this.memberships.setProfile(memberId, change, session);
    if (referralCode !== undefined && isRenamed) await this.renames.add(memberId, session);
  }
}
