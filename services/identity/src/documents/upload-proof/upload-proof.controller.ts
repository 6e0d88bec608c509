import { scanFolders, uploadIdProof, uploadPanIdProof, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, FileLinks, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { Profiles } from '../../accounts/profile/profiles.js';

@Controller()
export class UploadProofController {
  constructor(
    private readonly profiles: Profiles,
    private readonly links: FileLinks,
  ) {}

  @Route(uploadIdProof)
  async idProof(
    @CurrentCaller() caller: Caller,
    @Input() { files }: InputOf<typeof uploadIdProof>,
  ): Promise<ResponseOf<typeof uploadIdProof>> {
    const key = await this.profiles.replaceFile(caller.memberId, 'idProofKey', scanFolders.idProof, files.idProof);
    return { idProof: this.links.link(key) };
  }

  @Route(uploadPanIdProof)
  async panIdProof(
    @CurrentCaller() caller: Caller,
    @Input() { files }: InputOf<typeof uploadPanIdProof>,
  ): Promise<ResponseOf<typeof uploadPanIdProof>> {
    const { memberId } = caller;
    const key = await this.profiles.replaceFile(memberId, 'panProofKey', scanFolders.panidProof, files.panidProof);
    return { panidProof: this.links.link(key) };
  }
}
