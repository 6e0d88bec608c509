import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { memberModel, memberSchema } from './projection/member.schema.js';
import { Members } from './projection/members.js';
import { OnMemberEvents } from './projection/on-member-events.js';
import { SessionRevocationsModule } from './sessions/session-revocations.module.js';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: memberModel, schema: memberSchema }]), SessionRevocationsModule],
  controllers: [OnMemberEvents],
  providers: [Members],
  exports: [Members],
})
export class MembersModule {}
