import {
  approveRegistration,
  checkSponsor,
  deleteMember,
  deletedMembers,
  getInviter,
  holdPlace,
  memberNetwork,
  memberNetworkCsv,
  membership,
  networkChildren,
  placeMember,
  waitingMembers,
  type NetworkBranch,
  type ResponseOf,
  type CsvColumn,
  type NetworkRow,
} from '@deepam/contracts';
import { AuditTrail, BulkCalls } from '@deepam/messaging';
import {
  CurrentCaller,
  Input,
  Route,
  Transactions,
  paged,
  tableFile,
  type Caller,
  type InputOf,
  type Paged,
  csvMoment,
} from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ApproveRegistrationHandler } from './approve-registration.js';
import { CheckSponsorHandler } from './check-sponsor.js';
import { DeleteMemberHandler } from './delete-member.js';
import { DeletedMembersHandler } from './deleted-members.js';
import { GetInviterHandler } from './get-inviter.js';
import { HoldPlaceHandler } from './hold-place.js';
import { MemberNetworkCsvHandler } from './member-network-csv.js';
import { MemberNetworkHandler } from './member-network/member-network.js';
import { MembershipHandler } from './membership.js';
import { NamesOfMembers } from '../tree/names-of-members.js';
import { NetworkChildrenHandler } from './network-children.js';
import { PlaceMemberHandler } from './place-member/place-member.js';
import { WaitingMembersHandler } from './waiting-members.js';

const memberColumns: readonly CsvColumn<NetworkRow>[] = [
  { title: 'Referral Code', value: (row) => row.referralCode },
  { title: 'Level', value: (row) => row.level },
  { title: 'Name', value: (row) => row.name },
  { title: 'Mobile', value: (row) => row.mobile },
  { title: 'Email', value: (row) => row.email },
  { title: 'Address', value: (row) => row.address },
  { title: 'Registered (IST)', value: (row) => csvMoment(new Date(row.registeredDate)), isDate: true },
  { title: 'Approved', value: (row) => (row.isApproved ? 'yes' : 'no') },
  { title: 'Plan', value: (row) => row.plan },
  { title: 'Requested Plan', value: (row) => row.requestedPlan },
  { title: 'Sponsor Code', value: (row) => row.addedBy?.referralCode ?? null },
  { title: 'Sponsor Name', value: (row) => row.addedBy?.name ?? null },
  { title: 'Earnings', value: (row) => row.earnings, isMoney: true },
  { title: 'Commission', value: (row) => row.commission, isMoney: true },
  { title: 'Total Income', value: (row) => row.totalIncome, isMoney: true },
];

@Controller()
export class MembershipController {
  constructor(
    private readonly approveRegistrationHandler: ApproveRegistrationHandler,
    names: NamesOfMembers,
    bulk: BulkCalls,
    private readonly checkSponsorHandler: CheckSponsorHandler,
    private readonly deleteMemberHandler: DeleteMemberHandler,
    private readonly listDeleted: DeletedMembersHandler,
    private readonly getInviterHandler: GetInviterHandler,
    private readonly holdPlaceHandler: HoldPlaceHandler,
    private readonly exportNetwork: MemberNetworkCsvHandler,
    private readonly audit: AuditTrail,
    private readonly listNetwork: MemberNetworkHandler,
    private readonly viewMembership: MembershipHandler,
    private readonly listChildren: NetworkChildrenHandler,
    private readonly placeMemberHandler: PlaceMemberHandler,
    private readonly transactions: Transactions,
    private readonly countWaiting: WaitingMembersHandler,
  ) {
    bulk.open('approve-registrations', {
      endpoint: approveRegistration,
      inputOf: ({ id }) => ({ body: { userId: id } }),
      carryOut: ({ body }, { memberId }) => this.approveRegistrationHandler.execute(body.userId, memberId),
      namesOf: (ids) => names.namesOf(ids),
    });
  }

  @Route(approveRegistration)
  async approveRegistration(
    @Input() { body }: InputOf<typeof approveRegistration>,
    @CurrentCaller() { memberId }: Caller,
  ): Promise<ResponseOf<typeof approveRegistration>> {
    await this.approveRegistrationHandler.execute(body.userId, memberId);
    return { message: 'The member is approved.' };
  }

  @Route(checkSponsor)
  async checkSponsor(@Input() { body }: InputOf<typeof checkSponsor>): Promise<ResponseOf<typeof checkSponsor>> {
    return this.checkSponsorHandler.execute(body);
  }

  @Route(deleteMember)
  async deleteMember(
    @Input() { params }: InputOf<typeof deleteMember>,
    @CurrentCaller() { memberId }: Caller,
  ): Promise<ResponseOf<typeof deleteMember>> {
    await this.deleteMemberHandler.execute(params.id, memberId);
    return { message: 'The member is deleted.' };
  }

  @Route(deletedMembers)
  deletedMembers(@Input() { query }: InputOf<typeof deletedMembers>): Promise<ResponseOf<typeof deletedMembers>> {
    return this.listDeleted.execute(query);
  }

  @Route(getInviter)
  async getInviter(@Input() { query }: InputOf<typeof getInviter>): Promise<ResponseOf<typeof getInviter>> {
    return this.getInviterHandler.execute(query.code);
  }

  @Route(holdPlace)
  async holdPlace(@Input() { body }: InputOf<typeof holdPlace>): Promise<ResponseOf<typeof holdPlace>> {
    const until = await this.holdPlaceHandler.execute(body);
    return { heldUntil: until?.toISOString() ?? null };
  }

  @Route(memberNetworkCsv)
  async memberNetworkCsv(@CurrentCaller() viewer: Caller, @Input() { query }: InputOf<typeof memberNetworkCsv>) {
    await this.audit.recordAlone('members-exported');
    const { format, ...choice } = query;
    return tableFile('members', format, memberColumns, this.exportNetwork.execute(viewer, choice));
  }

  @Route(memberNetwork)
  async memberNetwork(
    @CurrentCaller() viewer: Caller,
    @Input() { query }: InputOf<typeof memberNetwork>,
  ): Promise<Paged<ResponseOf<typeof memberNetwork>[number]>> {
    const answer = await this.listNetwork.execute(viewer, query);
    const nextCursor = answer[0]!.nextCursor;
    return paged(answer, { nextCursor, isTruncated: query.limit === undefined && nextCursor !== null });
  }

  @Route(membership)
  async membership(@CurrentCaller() caller: Caller): Promise<ResponseOf<typeof membership>> {
    return this.viewMembership.execute(caller);
  }

  @Route(networkChildren)
  async networkChildren(
    @CurrentCaller() viewer: Caller,
    @Input() input: InputOf<typeof networkChildren>,
  ): Promise<Paged<NetworkBranch>> {
    return this.listChildren.execute(viewer, input);
  }

  @Route(placeMember)
  async placeMember(@Input() { body }: InputOf<typeof placeMember>): Promise<ResponseOf<typeof placeMember>> {
    const newcomer = { ...body, registeredAt: new Date(body.registeredAt) };
    return {
      referralCode: await this.transactions.run((session) => this.placeMemberHandler.execute(newcomer, session)),
    };
  }

  @Route(waitingMembers)
  async waitingMembers(@CurrentCaller() viewer: Caller): Promise<ResponseOf<typeof waitingMembers>> {
    return this.countWaiting.execute(viewer);
  }
}
