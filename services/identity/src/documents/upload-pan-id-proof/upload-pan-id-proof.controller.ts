import { scanFolders, uploadPanIdProof, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, FileLinks, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { Profiles } from '../../accounts/profile/profiles.js';

@Controller()
export class UploadPanIdProofController {
  constructor(
    private readonly profiles: Profiles,
    private readonly links: FileLinks,
  ) {}

  @Route(uploadPanIdProof)
  async upload(
    @CurrentCaller() { memberId }: Caller,
    @Input() { files }: InputOf<typeof uploadPanIdProof>,
  ): Promise<ResponseOf<typeof uploadPanIdProof>> {
    const key = await this.profiles.replaceFile(memberId, 'panProofKey', scanFolders.panidProof, files.panidProof);
    return { panidProof: this.links.link(key) };
  }
}
