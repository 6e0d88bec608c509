import { memberNetworkCsv } from '@deepam/contracts';
import { csvFile, CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ExportNetworkHandler } from './export-network.handler.js';
import { memberColumns } from './member-columns.js';

@Controller()
export class ExportNetworkController {
  constructor(private readonly exportNetwork: ExportNetworkHandler) {}

  @Route(memberNetworkCsv)
  csv(@CurrentCaller() viewer: Caller, @Input() { query }: InputOf<typeof memberNetworkCsv>) {
    return csvFile('members.csv', memberColumns, this.exportNetwork.execute(viewer, query));
  }
}
