import { matchBankLine, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { MatchLineHandler } from './match-line.handler.js';

@Controller()
export class MatchLineController {
  constructor(private readonly matchLine: MatchLineHandler) {}

  @Route(matchBankLine)
  async match(@Input() { params, body }: InputOf<typeof matchBankLine>): Promise<ResponseOf<typeof matchBankLine>> {
    await this.matchLine.execute(params.id, body.expectedId);
    return { message: 'This line of the bank is the money of this request.' };
  }
}
