import { holdPlace, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { HoldPlaceHandler } from './hold-place.handler.js';

@Controller()
export class HoldPlaceController {
  constructor(private readonly holdPlace: HoldPlaceHandler) {}

  @Route(holdPlace)
  async run(@Input() { body }: InputOf<typeof holdPlace>): Promise<ResponseOf<typeof holdPlace>> {
    const until = await this.holdPlace.execute(body);
    return { heldUntil: until?.toISOString() ?? null };
  }
}
