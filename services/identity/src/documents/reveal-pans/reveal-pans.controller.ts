import { revealPans, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { refuseAllButCommission } from '../domain/who-pays-out.js';
import { RevealPansHandler } from './reveal-pans.handler.js';

@Controller()
export class RevealPansController {
  constructor(private readonly handler: RevealPansHandler) {}

  @Route(revealPans)
  reveal(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof revealPans>,
  ): Promise<ResponseOf<typeof revealPans>> {
    refuseAllButCommission(caller);
    return this.handler.execute(body);
  }
}
