import { businessJournalCsv } from '@deepam/contracts';
import { csvFile, Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ExportJournalHandler } from './export-journal.handler.js';
import { journalColumns } from './journal-columns.js';

@Controller()
export class ExportJournalController {
  constructor(private readonly journal: ExportJournalHandler) {}

  @Route(businessJournalCsv)
  csv(@Input() { query }: InputOf<typeof businessJournalCsv>) {
    return csvFile(`journal-${query.from}-${query.to}.csv`, journalColumns, this.journal.execute(query));
  }
}
