import { addMember, register } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { AddMemberHandler } from './add-member.js';
import { RegisterHandler } from './register.js';
import type { Registered } from './registrar.js';

@Controller()
export class RegistrationController {
  constructor(
    private readonly addMemberHandler: AddMemberHandler,
    private readonly registerHandler: RegisterHandler,
  ) {}

  @Route(addMember)
  addMember(@CurrentCaller() caller: Caller, @Input() { body, files }: InputOf<typeof addMember>): Promise<Registered> {
    return this.addMemberHandler.execute(caller, body, files.planProof);
  }

  @Route(register)
  register(@Input() { body }: InputOf<typeof register>): Promise<Registered> {
    return this.registerHandler.execute(body);
  }
}
