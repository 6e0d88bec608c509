import { businessJournalCsv } from '@deepam/contracts';
import { tableFile, Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ExportJournalHandler } from './export-journal.handler.js';
import { journalColumns } from './journal-columns.js';

@Controller()
export class ExportJournalController {
  constructor(private readonly journal: ExportJournalHandler) {}

  @Route(businessJournalCsv)
  file(@Input() { query }: InputOf<typeof businessJournalCsv>) {
    return tableFile(`journal-${query.from}-${query.to}`, query.format, journalColumns, this.journal.execute(query));
  }
}
