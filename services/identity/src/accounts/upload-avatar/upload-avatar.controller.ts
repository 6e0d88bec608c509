import { uploadAvatar, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, FileLinks, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { Profiles } from '../profile/profiles.js';

@Controller()
export class UploadAvatarController {
  constructor(
    private readonly profiles: Profiles,
    private readonly links: FileLinks,
  ) {}

  @Route(uploadAvatar)
  async run(
    @CurrentCaller() caller: Caller,
    @Input() { files }: InputOf<typeof uploadAvatar>,
  ): Promise<ResponseOf<typeof uploadAvatar>> {
    const key = await this.profiles.replaceFile(caller.memberId, 'avatarKey', 'identity/avatars', files.avatar);
    return { imageUrl: this.links.link(key) };
  }
}
