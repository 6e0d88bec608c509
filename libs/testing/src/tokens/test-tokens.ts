import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  issueServiceToken,
  memberAudience,
  serviceAudience,
  sessionRevocations,
  tokenAlgorithm,
  tokenIssuer,
  type MemberClaims,
  type Permission,
  type ResponseOf,
  type ServiceName,
} from '@deepam/contracts';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';

/**
 * `authTime`, when the password was given, is in seconds since 1970; now by default. Permissions make it a token of
 * staff.
 */
export interface TestMember {
  readonly memberId: string;
  readonly isHead?: boolean;
  readonly sessionVersion?: number;
  readonly mustChangePassword?: boolean;
  readonly mustSetUpSecondFactor?: boolean;
  readonly authTime?: number;
  readonly sessionId?: string;
  readonly permissions?: readonly Permission[];
  readonly passwordFrom?: string;
  readonly influencedBy?: readonly string[];
}

export interface TokenChanges {
  readonly issuer?: string;
  readonly audience?: string;
  readonly expiresAt?: number;
}

interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicJwk: JWK;
}

const hour = 3600;
let sharedKey: Promise<SigningKey> | undefined;

export class TestTokens {
  readonly revocations: ResponseOf<typeof sessionRevocations> = [];

  private constructor(
    private readonly server: Server,
    private keys: readonly SigningKey[],
    readonly identityUrl: string,
  ) {}

  get jwksUrl(): string {
    return `${this.identityUrl}/jwks`;
  }

  /** All tests of a worker sign with one key. */
  static async start(): Promise<TestTokens> {
    return TestTokens.with(await (sharedKey ??= newKey('test-key-1')));
  }

  /** An impostor: another key under the same id. */
  static async startStranger(): Promise<TestTokens> {
    return TestTokens.with(await newKey('test-key-1'));
  }

  private static async with(key: SigningKey): Promise<TestTokens> {
    const keys = [key];
    const server = createServer((request, response) => {
      tokens.answer(request).then(
        (body) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
        () => response.destroy(),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const tokens = new TestTokens(server, keys, `http://127.0.0.1:${port}`);
    return tokens;
  }

  memberToken(member: TestMember, changes: TokenChanges = {}): Promise<string> {
    const { authTime = Math.floor(Date.now() / 1000), sessionId = 'a-session' } = member;
    const claims: Omit<MemberClaims, 'sub' | 'exp'> = {
      sid: sessionId,
      auth_time: authTime,
      isHead: member.isHead ?? false,
      sv: member.sessionVersion ?? 1,
      ...(member.mustChangePassword === true && { mustChangePassword: true }),
      ...(member.permissions && { permissions: [...member.permissions] }),
      ...(member.passwordFrom !== undefined && { passwordFrom: member.passwordFrom }),
      ...(member.influencedBy && { influencedBy: [...member.influencedBy] }),
      ...(member.mustSetUpSecondFactor === true && { mustSetUpSecondFactor: true }),
    };
    return this.sign(member.memberId, claims, { audience: memberAudience, ...changes });
  }

  serviceToken(name: ServiceName, changes: TokenChanges = {}): Promise<string> {
    return this.sign(name, {}, { audience: serviceAudience, ...changes });
  }

  async rotate(): Promise<void> {
    this.keys = [await newKey(`test-key-${this.keys.length + 1}`), ...this.keys];
  }

  jwks(): { keys: JWK[] } {
    return { keys: this.keys.map(({ publicJwk }) => publicJwk) };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage): Promise<unknown> {
    if (request.url?.startsWith(`/api${sessionRevocations.path}`)) return this.revocations;
    if (request.url !== `/api${issueServiceToken.path}`) return this.jwks();
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const { service } = issueServiceToken.body!.parse(JSON.parse(text));
    return { token: await this.serviceToken(service), expiresIn: hour };
  }

  /** Signs exactly these claims with the genuine key; `kid` null leaves the key unnamed. */
  signed(claims: JWTPayload, kid: string | null = this.key.kid): Promise<string> {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: tokenAlgorithm, ...(kid !== null && { kid }) })
      .sign(this.key.privateKey);
  }

  private get key(): SigningKey {
    const [key] = this.keys;
    if (!key) throw new Error('There is no signing key.');
    return key;
  }

  private sign(sub: string, claims: JWTPayload, { issuer, audience, expiresAt }: TokenChanges): Promise<string> {
    const iat = Math.floor(Date.now() / 1000);
    return this.signed({
      ...claims,
      sub,
      iss: issuer ?? tokenIssuer,
      aud: audience ?? memberAudience,
      iat,
      exp: expiresAt ?? iat + hour,
    });
  }
}

async function newKey(kid: string): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair(tokenAlgorithm);
  return { kid, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg: tokenAlgorithm, use: 'sig' } };
}
