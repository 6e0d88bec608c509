import { memberNetworkCsv } from '@deepam/contracts';
import { csvFile, CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ExportNetwork } from './export-network.handler.js';
import { memberColumns } from './member-columns.js';

@Controller()
export class ExportNetworkController {
  constructor(private readonly exportNetwork: ExportNetwork) {}

  @Route(memberNetworkCsv)
  csv(@CurrentCaller() viewer: Caller, @Input() { query }: InputOf<typeof memberNetworkCsv>) {
    return csvFile('members.csv', memberColumns, this.exportNetwork.rows(viewer, query));
  }
}
