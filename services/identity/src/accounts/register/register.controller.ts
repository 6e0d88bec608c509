import { register } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import type { Registered } from '../domain/registered-member.js';
import { RegisterHandler } from './register.handler.js';

@Controller()
export class RegisterController {
  constructor(private readonly register: RegisterHandler) {}

  @Route(register)
  run(@Input() { body }: InputOf<typeof register>): Promise<Registered> {
    return this.register.execute(body);
  }
}
