import { previewBulkApproval, type BulkApprovalPreview } from '@deepam/contracts';
import { CurrentCaller, Route, type Caller } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { MatchedRequests } from '../matched-requests.js';

@Controller()
export class PreviewBulkApprovalController {
  constructor(private readonly matched: MatchedRequests) {}

  @Route(previewBulkApproval)
  preview(@CurrentCaller() caller: Caller): Promise<BulkApprovalPreview> {
    return this.matched.preview(caller);
  }
}
