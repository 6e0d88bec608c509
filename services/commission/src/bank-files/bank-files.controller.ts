import {
  bankFile,
  bankFileFormats,
  bankFileLayouts,
  bankFiles,
  cancelBankFile,
  downloadBankFile,
  makeBankFile,
  previewBankAnswer,
  previewBankFile,
  takeBankAnswer,
  type ResponseOf,
} from '@deepam/contracts';
import { ApprovalWorkflow } from '@deepam/messaging';
import {
  CurrentCaller,
  decodeCursor,
  DomainError,
  Input,
  paged,
  pageOf,
  Route,
  type Caller,
  type InputOf,
} from '@deepam/platform';
import { Controller, StreamableFile } from '@nestjs/common';
import { z } from 'zod';
import { BankAnswers } from './bank-answers.js';
import { bankFileLayouts as layouts } from './bank-file-layouts.js';
import { BankFileViews } from './bank-file-views.js';
import { BankFilesRepository } from './bank-files.repository.js';
import { CancelBankFile } from './cancel-bank-file.js';
import { DownloadBankFile } from './download-bank-file.js';
import { FilePlanner } from './file-planner.js';
import { MakeBankFile } from './make-bank-file.js';

const position = z.tuple([z.iso.datetime(), z.string()]);

@Controller()
export class BankFilesController {
  private readonly guardedMaking = this.approvals.guard(makeBankFile, (input, caller) => this.makeFile(input, caller));
  /** Account numbers are stored in no approval request: the requester downloads the file after the approval. */
  private readonly guardedDownload = this.approvals.guard(
    downloadBankFile,
    (input, caller) => this.downloadFile(input, caller),
    { isRepeatedByRequester: true, additionalPermission: 'payouts' },
  );

  constructor(
    private readonly files: BankFilesRepository,
    private readonly planner: FilePlanner,
    private readonly makeBank: MakeBankFile,
    private readonly downloadBank: DownloadBankFile,
    private readonly cancelBank: CancelBankFile,
    private readonly answers: BankAnswers,
    private readonly views: BankFileViews,
    private readonly approvals: ApprovalWorkflow,
  ) {}

  @Route(previewBankFile)
  async previewBankFile(@Input() { body: { payableIds } }: InputOf<typeof previewBankFile>) {
    return this.views.plan(await this.planner.plan(payableIds));
  }

  @Route(makeBankFile)
  makeBankFile(@Input() input: InputOf<typeof makeBankFile>, @CurrentCaller() caller: Caller) {
    return this.guardedMaking(input, caller);
  }

  @Route(bankFiles)
  async bankFiles(@Input() { query: { limit, cursor } }: InputOf<typeof bankFiles>) {
    const after = decodeCursor(position, cursor);
    const found = await this.files.listNewest(limit + 1, after && { madeAt: new Date(after[0]), _id: after[1] });
    const { items, nextCursor } = pageOf(found, limit, (last) => [last.madeAt.toISOString(), last._id]);
    return paged(await this.views.files(items), { nextCursor });
  }

  @Route(bankFile)
  async bankFile(
    @Input() { params: { bankFileId } }: InputOf<typeof bankFile>,
    @CurrentCaller() viewer: Caller,
  ): Promise<ResponseOf<typeof bankFile>> {
    const found = await this.files.find(bankFileId);
    if (!found) throw new DomainError('COMMISSION.BANK_FILE_NOT_FOUND');
    const [view] = await this.views.files([found]);
    return { ...view!, rows: await this.views.rows(bankFileId, viewer) };
  }

  @Route(downloadBankFile)
  downloadBankFile(@Input() input: InputOf<typeof downloadBankFile>, @CurrentCaller() caller: Caller) {
    return this.guardedDownload(input, caller);
  }

  @Route(bankFileLayouts)
  bankFileLayouts(): ResponseOf<typeof bankFileLayouts> {
    return bankFileFormats.map((format) => {
      const { bank, confirmed, separator, hasTitles, columns } = layouts[format];
      const shown = columns.map(([title, holds]) => ({ title, holds }));
      return { format, bank, confirmed, separator, hasTitles, columns: shown };
    });
  }

  @Route(cancelBankFile)
  async cancelBankFile(
    @Input() { params, body }: InputOf<typeof cancelBankFile>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResponseOf<typeof cancelBankFile>> {
    const [view] = await this.views.files([await this.cancelBank.execute(params.bankFileId, body, caller)]);
    return { bankFile: view! };
  }

  @Route(previewBankAnswer)
  previewBankAnswer(
    @Input() { params, files }: InputOf<typeof previewBankAnswer>,
    @CurrentCaller() { memberId }: Caller,
  ) {
    return this.answers.previewBankAnswer(params.bankFileId, files.answer, memberId);
  }

  @Route(takeBankAnswer)
  takeBankAnswer(@Input() { params, files }: InputOf<typeof takeBankAnswer>, @CurrentCaller() caller: Caller) {
    return this.answers.takeBankAnswer(params.bankFileId, files.answer, caller);
  }

  private async makeFile(
    { body }: InputOf<typeof makeBankFile>,
    { memberId }: Caller,
  ): Promise<ResponseOf<typeof makeBankFile>> {
    const { file, plan } = await this.makeBank.execute(body.payableIds, memberId);
    const [view] = await this.views.files([file]);
    const { blocked } = await this.views.plan(plan);
    return { bankFile: view!, blocked };
  }

  private async downloadFile(
    { params, body }: InputOf<typeof downloadBankFile>,
    caller: Caller,
  ): Promise<StreamableFile> {
    const { name, text } = await this.downloadBank.execute(params.bankFileId, body, caller);
    return new StreamableFile(Buffer.from(text), {
      type: 'text/plain; charset=us-ascii',
      disposition: `attachment; filename="${name}"`,
    });
  }
}
