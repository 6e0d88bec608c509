import { scanFolders, uploadIdProof, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, FileLinks, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { Profiles } from '../../accounts/profile/profiles.js';

@Controller()
export class UploadIdProofController {
  constructor(
    private readonly profiles: Profiles,
    private readonly links: FileLinks,
  ) {}

  @Route(uploadIdProof)
  async upload(
    @CurrentCaller() caller: Caller,
    @Input() { files }: InputOf<typeof uploadIdProof>,
  ): Promise<ResponseOf<typeof uploadIdProof>> {
    const key = await this.profiles.replaceFile(caller.memberId, 'idProofKey', scanFolders.idProof, files.idProof);
    return { idProof: this.links.link(key) };
  }
}
