import 'reflect-metadata';
import { generateKeyPairSync } from 'node:crypto';
import {
  Controller,
  Get,
  Injectable,
  Module,
  Param,
  UnauthorizedException,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { JwtModule, JwtService } from '@nestjs/jwt';
import { InjectModel, MongooseModule } from '@nestjs/mongoose';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { Schema, type Model } from 'mongoose';

/**
 * The program shows the least time that the packages of the product need for a read: Nest on Fastify, a guard that has
 * verified each token once with @nestjs/jwt, and lean reads of Mongoose. It has no limits, log, sessions, decryption or
 * views. It is in this folder for its packages, which the tests do not have. The program runs as a separate process.
 * Its arguments are the URL of the database server and the name of the database. It prints its address; /token/ and an
 * id return a token of that person.
 */
const [url = '', dbName = ''] = process.argv.slice(2);
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pem = (key: typeof privateKey, type: 'pkcs8' | 'spki') => key.export({ type, format: 'pem' }).toString();
type Asked = FastifyRequest & { caller?: string };

@Injectable()
class Guard implements CanActivate {
  private readonly seen = new Map<string, string>();

  constructor(private readonly jwt: JwtService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Asked>();
    const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
    request.caller = this.seen.get(token) ?? (await this.checked(token));
    return true;
  }

  private async checked(token: string): Promise<string> {
    const { sub } = await this.jwt.verifyAsync<{ sub?: string }>(token);
    if (sub === undefined) throw new UnauthorizedException();
    this.seen.set(token, sub);
    return sub;
  }
}

@Controller()
class Accounts {
  constructor(
    @InjectModel('Account') private readonly accounts: Model<{ _id: string }>,
    private readonly jwt: JwtService,
  ) {}

  @Get('token/:id')
  token(@Param('id') subject: string): Promise<string> {
    return this.jwt.signAsync({}, { subject });
  }

  @Get(':id')
  @UseGuards(Guard)
  async find(@Param('id') _id: string): Promise<unknown> {
    return this.accounts.findOne({ _id, deletedAt: null }).lean();
  }
}

const schema = new Schema({ _id: String, deletedAt: Date }, { collection: 'accounts', autoIndex: false });
@Module({
  imports: [
    MongooseModule.forRoot(url, { dbName }),
    MongooseModule.forFeature([{ name: 'Account', schema }]),
    JwtModule.register({
      privateKey: pem(privateKey, 'pkcs8'),
      publicKey: pem(publicKey, 'spki'),
      signOptions: { algorithm: 'ES256', expiresIn: '12h' },
      verifyOptions: { algorithms: ['ES256'] },
    }),
  ],
  controllers: [Accounts],
  providers: [Guard],
})
class BareNest {}

const app = await NestFactory.create(BareNest, new FastifyAdapter(), { logger: false });
await app.listen(0, '127.0.0.1');
process.stdout.write(`${await app.getUrl()}\n`);
process.once('SIGTERM', () => process.exit(0));
