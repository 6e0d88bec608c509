import { fileOwnGrievance, type ResponseOf } from '@deepam/contracts';
import { type Caller, CurrentCaller, Input, type InputOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { GrievanceFiler } from '../grievance-filer.js';

@Controller()
export class FileOwnGrievanceController {
  constructor(private readonly filer: GrievanceFiler) {}

  @Route(fileOwnGrievance)
  run(
    @CurrentCaller() { memberId }: Caller,
    @Input() { body }: InputOf<typeof fileOwnGrievance>,
  ): Promise<ResponseOf<typeof fileOwnGrievance>> {
    return this.filer.file({ memberId, name: null, mobile: null, email: null }, body);
  }
}
