import { addMember } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import type { Registered } from '../domain/registered-member.js';
import { AddMemberHandler } from './add-member.handler.js';

@Controller()
export class AddMemberController {
  constructor(private readonly addMember: AddMemberHandler) {}

  @Route(addMember)
  run(@CurrentCaller() caller: Caller, @Input() { body, files }: InputOf<typeof addMember>): Promise<Registered> {
    return this.addMember.execute(caller, body, files.planProof);
  }
}
