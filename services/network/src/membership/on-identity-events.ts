import {
  memberRegistered,
  headCreated,
  profileChanged,
  memberSuspended,
  memberReinstated,
  accountClosed,
} from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { PlaceMemberHandler } from './place-member/place-member.js';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { nameKey, searchFields } from '../tree/domain/search-keys.js';
import { membershipModel, type Membership } from '../tree/persistence/membership.schema.js';
import { MembershipsRepository } from '../tree/persistence/memberships.repository.js';
import { SponsorRenames } from './sponsor-renames.js';
import { deletionError } from './domain/standing-rules.js';
import { MembershipRemover } from './membership-remover.js';

@Controller()
export class OnMemberRegistered {
  constructor(private readonly placeMember: PlaceMemberHandler) {}

  @OnEvent(memberRegistered)
  async handle(@Payload() { data }: EventOf<typeof memberRegistered>, @Ctx() { session }: EventContext): Promise<void> {
    await this.placeMember.execute({ ...data, registeredAt: new Date(data.registeredAt) }, session);
  }
}

@Controller()
export class OnHeadCreated {
  constructor(private readonly placeMember: PlaceMemberHandler) {}

  @OnEvent(headCreated)
  async handle(@Payload() { data }: EventOf<typeof headCreated>, @Ctx() { session }: EventContext): Promise<void> {
    const registeredAt = new Date(data.registeredAt);
    await this.placeMember.execute({ ...data, registeredAt, sponsorId: null, planRequest: null }, session);
  }
}

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

@Controller()
export class OnMemberSuspended {
  constructor(private readonly memberships: MembershipsRepository) {}

  @OnEvent(memberSuspended, { projection: 'suspensions' })
  async handle(@Payload() { data }: EventOf<typeof memberSuspended>, @Ctx() { session }: EventContext): Promise<void> {
    const suspension = { revision: data.revision, isSuspended: true };
    await this.memberships.setSuspension(data.memberId, suspension, session);
  }
}

@Controller()
export class OnMemberReinstated {
  constructor(private readonly memberships: MembershipsRepository) {}

  @OnEvent(memberReinstated, { projection: 'suspensions' })
  async handle(@Payload() { data }: EventOf<typeof memberReinstated>, @Ctx() { session }: EventContext): Promise<void> {
    const suspension = { revision: data.revision, isSuspended: false };
    await this.memberships.setSuspension(data.memberId, suspension, session);
  }
}

/** The closed account keeps its place and its downline, but earns nothing from now on. */
@Controller()
export class OnAccountClosed {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly remover: MembershipRemover,
  ) {}

  @OnEvent(accountClosed, { projection: 'profiles' })
  async handle(@Payload() { data }: EventOf<typeof accountClosed>, @Ctx() { session }: EventContext): Promise<void> {
    await this.memberships.close(data.memberId, new Date(data.closedAt), session);
  }

  /** A closed registration is withdrawn. A member with a plan, an approval or a downline keeps the place. */
  @OnEvent(accountClosed)
  async onAccountClosed(
    @Payload() { data }: EventOf<typeof accountClosed>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const member = await this.memberships.find(data.memberId, session);
    if (!member || deletionError(member, await this.memberships.hasDownline(data.memberId, session))) return;
    await this.remover.remove(member, session);
  }
}
