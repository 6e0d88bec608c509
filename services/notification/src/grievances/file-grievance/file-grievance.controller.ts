import { fileGrievance, type ResponseOf } from '@deepam/contracts';
import { Input, type InputOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { GrievanceFiler } from '../grievance-filer.js';

@Controller()
export class FileGrievanceController {
  constructor(private readonly filer: GrievanceFiler) {}

  @Route(fileGrievance)
  run(@Input() { body }: InputOf<typeof fileGrievance>): Promise<ResponseOf<typeof fileGrievance>> {
    const { name, mobile, email = null, ...matter } = body;
    return this.filer.file({ memberId: null, name, mobile, email }, matter);
  }
}
