import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { tokenAlgorithm, tokenIssuer } from '@deepam/contracts';
import { IdentityKeys, IdentityKeysModule } from './identity-keys.js';
import { TokenVerifier } from './token-verifier.js';

@Module({
  imports: [
    IdentityKeysModule,
    JwtModule.registerAsync({
      imports: [IdentityKeysModule],
      inject: [IdentityKeys],
      useFactory: (keys: IdentityKeys) => ({
        secretOrKeyProvider: (_purpose, token) => keys.keyOf(String(token)),
        verifyOptions: { algorithms: [tokenAlgorithm], issuer: tokenIssuer },
      }),
    }),
  ],
  providers: [TokenVerifier],
  exports: [IdentityKeysModule, TokenVerifier],
})
export class TokenCheckModule {}
