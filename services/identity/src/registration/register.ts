import type { BodyOf, register } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { type Registered, Registrar } from './registrar.js';
import { NetworkClient } from './network.client.js';

@Injectable()
export class RegisterHandler {
  constructor(
    private readonly network: NetworkClient,
    private readonly registrar: Registrar,
  ) {}

  /** @throws DomainError of `register.errors` */
  async execute({ referralCode, ...newcomer }: BodyOf<typeof register>): Promise<Registered> {
    const sponsor = await this.network.checkSponsor({ sponsor: { referralCode } });
    return this.registrar.register(newcomer, sponsor, null);
  }
}
