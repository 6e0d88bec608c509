import { beginBulkApproval, type BulkApprovalView } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { BulkApprovalViews } from '../bulk-approval-views.js';
import { BeginBulkApprovalHandler } from './begin-bulk-approval.handler.js';

@Controller()
export class BeginBulkApprovalController {
  constructor(
    private readonly beginBulkApproval: BeginBulkApprovalHandler,
    private readonly views: BulkApprovalViews,
  ) {}

  @Route(beginBulkApproval)
  async begin(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof beginBulkApproval>,
  ): Promise<BulkApprovalView> {
    const begun = await this.beginBulkApproval.execute(body.requests, caller);
    return (await this.views.viewsOf([begun]))[0]!;
  }
}
