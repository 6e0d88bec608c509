import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  checkSponsor,
  errorCatalogue,
  placeMember,
  serviceAudience,
  tokenAlgorithm,
  tokenIssuer,
  type ErrorCode,
} from '@deepam/contracts';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { z } from 'zod';

type Question = z.output<NonNullable<typeof checkSponsor.body>>;
export type Placement = z.output<NonNullable<typeof placeMember.body>>;
type Verdict = z.output<typeof checkSponsor.response> | ErrorCode;

/** The internal endpoints follow the contract and check the service token. */
export class FakeNetwork {
  readonly sponsor = { _id: 'a'.repeat(24), name: 'Ravi Kulkarni', referralCode: 'FL7K2M9QX' };
  readonly questions: Question[] = [];
  readonly placements: Placement[] = [];
  verdict: (question: Question) => Verdict = () => this.sponsor;
  placing: 'works' | 'lost' = 'works';
  onPlacement: () => void = () => undefined;
  /** The list has the calls before a closing, and the callback their answer; null means no objection. */
  readonly closings: { path: string; body: unknown }[] = [];
  objection: (path: string, body: unknown) => ErrorCode | null = () => null;
  readonly deleted: { memberId: string; deletedAt: string }[] = [];
  isDown = false;
  private jwksUrl = '';
  private readonly server = createServer((request, response) => {
    if (this.isDown) return void request.socket.destroy();
    this.answer(request, response).catch(() => response.destroy());
  });

  /** @param jwksUrl the address at which identity publishes its keys */
  async start(jwksUrl: string): Promise<string> {
    this.jwksUrl = jwksUrl;
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!(await this.isService(request))) return refuse(response, 'ACCESS.SERVICE_ONLY');
    const body: unknown = JSON.parse((await textOf(request)) || 'null');
    const [path] = request.url?.split('?') ?? [];
    switch (`${request.method} ${path}`) {
      case 'GET /api/internal/deleted-members':
        return send(response, 200, this.deleted);
      case 'POST /api/internal/sponsor-check': {
        const question = checkSponsor.body!.parse(body);
        this.questions.push(question);
        const verdict = this.verdict(question);
        return typeof verdict === 'string' ? refuse(response, verdict) : send(response, 200, verdict);
      }
      case 'POST /api/internal/memberships': {
        const placement = placeMember.body!.parse(body);
        this.placements.push(placement);
        this.onPlacement();
        if (this.placing === 'lost') return void response.destroy();
        return send(response, 200, { referralCode: codeOf(placement.memberId) });
      }
      // The server also stands for cotton-order and commission.
      case 'POST /api/internal/closing/place':
      case 'POST /api/internal/closing/orders':
      case 'POST /api/internal/closing/money': {
        this.closings.push({ path: path!, body });
        const objection = this.objection(path!, body);
        return objection ? refuse(response, objection) : send(response, 200, { heldUntil: null });
      }
      default:
        return refuse(response, 'REQUEST.NOT_FOUND');
    }
  }

  private async isService(request: IncomingMessage): Promise<boolean> {
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const keys = createRemoteJWKSet(new URL(this.jwksUrl));
    const options = {
      issuer: tokenIssuer,
      audience: serviceAudience,
      algorithms: [tokenAlgorithm],
      subject: 'identity',
    };
    return jwtVerify(token, keys, options).then(
      () => true,
      () => false,
    );
  }
}

export const codeOf = (memberId: string): string => `SL${memberId.slice(-7).toUpperCase()}`;

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

function refuse(response: ServerResponse, code: ErrorCode): void {
  const { status, message } = errorCatalogue[code];
  send(response, status, { error: message, code, requestId: 'fake-network' });
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
