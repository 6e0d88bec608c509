import { memberNetworkCsv } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { tableFile, CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { MemberNetworkCsvHandler } from './member-network-csv.handler.js';
import { memberColumns } from './member-columns.js';

@Controller()
export class MemberNetworkCsvController {
  constructor(
    private readonly exportNetwork: MemberNetworkCsvHandler,
    private readonly audit: AuditTrail,
  ) {}

  @Route(memberNetworkCsv)
  async file(@CurrentCaller() viewer: Caller, @Input() { query }: InputOf<typeof memberNetworkCsv>) {
    await this.audit.recordAlone('members-exported');
    const { format, ...choice } = query;
    return tableFile('members', format, memberColumns, this.exportNetwork.execute(viewer, choice));
  }
}
