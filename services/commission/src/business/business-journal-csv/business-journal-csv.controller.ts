import { businessJournalCsv } from '@deepam/contracts';
import { tableFile, Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { BusinessJournalCsvHandler } from './business-journal-csv.handler.js';
import { journalColumns } from './journal-columns.js';

@Controller()
export class BusinessJournalCsvController {
  constructor(private readonly journal: BusinessJournalCsvHandler) {}

  @Route(businessJournalCsv)
  file(@Input() { query }: InputOf<typeof businessJournalCsv>) {
    return tableFile(`journal-${query.from}-${query.to}`, query.format, journalColumns, this.journal.execute(query));
  }
}
