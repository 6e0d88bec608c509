import { Access } from '@deepam/platform';
import { Controller, Get, Header } from '@nestjs/common';
import { KeyRing } from './key-ring.js';
import { type PublicJwk } from './persistence/signing-keys.repository.js';

@Controller('.well-known/jwks.json')
@Access('public')
export class SigningKeysController {
  constructor(private readonly ring: KeyRing) {}

  @Get()
  @Header('cache-control', 'public, max-age=30')
  keys(): { keys: PublicJwk[] } {
    return { keys: this.ring.published() };
  }
}
