import {
  beginPasskey,
  beginPasskeyLogin,
  beginPasskeyUse,
  confirmPasskey,
  listPasskeys,
  passkeyLogin,
  passkeyReauthenticate,
  removePasskey,
  type ResponseOf,
} from '@deepam/contracts';
import { Clock, CurrentCaller, DomainError, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller, Headers, Ip, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { answerDevice, shownBy, type DeviceHeaders } from '../logins/session-opener.js';
import { deviceKeys } from '../attempts/domain/known-device.js';
import { BeginPasskeyHandler } from './begin-passkey.js';
import { ConfirmPasskeyHandler, viewOf } from './confirm-passkey.js';
import { CHALLENGE_MS, requestOptions } from './domain/passkey-options.js';
import { PasskeyLoginHandler } from './passkey-login.js';
import { PasskeyReauthenticateHandler } from './passkey-reauthenticate.js';
import { PasskeyChallengesRepository, atLogin, inSession } from './passkey-challenges.repository.js';
import { PasskeysRepository } from '../factors/persistence/passkeys.repository.js';
import { RemovePasskeyHandler } from './remove-passkey.js';
import { SignatureCheck } from './signature-check.js';

@Controller()
export class PasskeysController {
  constructor(
    private readonly challenges: PasskeyChallengesRepository,
    private readonly signatures: SignatureCheck,
    private readonly clock: Clock,
    private readonly passkeys: PasskeysRepository,
    private readonly begin: BeginPasskeyHandler,
    private readonly confirm: ConfirmPasskeyHandler,
    private readonly logIn: PasskeyLoginHandler,
    private readonly reauthenticate: PasskeyReauthenticateHandler,
    private readonly remove: RemovePasskeyHandler,
  ) {}

  /** The call needs and reveals no account: authenticators know which passkeys they have for this site. */
  @Route(beginPasskeyLogin)
  async beginPasskeyLogin(): Promise<ResponseOf<typeof beginPasskeyLogin>> {
    const { site } = this.signatures;
    const until = new Date(this.clock.now().getTime() + CHALLENGE_MS);
    return requestOptions(site, await this.challenges.make(atLogin, until));
  }

  /** @throws DomainError IDENTITY.NO_PASSKEY or PASSKEYS_UNAVAILABLE */
  @Route(beginPasskeyUse)
  async beginPasskeyUse(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof beginPasskeyUse>,
  ): Promise<ResponseOf<typeof beginPasskeyUse>> {
    const { site } = this.signatures;
    const own = await this.passkeys.list(caller.memberId);
    if (own.length === 0) throw new DomainError('IDENTITY.NO_PASSKEY');
    const until = new Date(this.clock.now().getTime() + CHALLENGE_MS);
    return requestOptions(site, await this.challenges.make(inSession(body.purpose, caller), until), own);
  }

  @Route(beginPasskey)
  beginPasskey(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof beginPasskey>,
    @Ip() ip: string,
    @Headers('cookie') cookie?: string,
  ): Promise<ResponseOf<typeof beginPasskey>> {
    return this.begin.execute(caller, body, { ip, keys: deviceKeys(cookie) });
  }

  @Route(confirmPasskey)
  confirmPasskey(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof confirmPasskey>,
    @Headers('user-agent') userAgent?: string,
  ): Promise<ResponseOf<typeof confirmPasskey>> {
    return this.confirm.execute(caller, body, userAgent);
  }

  @Route(listPasskeys)
  async listPasskeys(@CurrentCaller() { memberId }: Caller): Promise<ResponseOf<typeof listPasskeys>> {
    return (await this.passkeys.list(memberId)).map(viewOf);
  }

  @Route(passkeyLogin)
  async passkeyLogin(
    @Input() { body }: InputOf<typeof passkeyLogin>,
    @Ip() ip: string,
    @Headers() headers: DeviceHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResponseOf<typeof passkeyLogin>> {
    return answerDevice(await this.logIn.execute(body.credential, ip, shownBy(headers)), headers, reply);
  }

  @Route(passkeyReauthenticate)
  passkeyReauthenticate(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof passkeyReauthenticate>,
    @Ip() ip: string,
    @Headers('cookie') cookie?: string,
  ): Promise<ResponseOf<typeof passkeyReauthenticate>> {
    return this.reauthenticate.execute(caller, body.credential, { ip, keys: deviceKeys(cookie) });
  }

  @Route(removePasskey)
  async removePasskey(
    @CurrentCaller() caller: Caller,
    @Input() { params, body }: InputOf<typeof removePasskey>,
    @Ip() ip: string,
    @Headers('cookie') cookie?: string,
  ): Promise<ResponseOf<typeof removePasskey>> {
    await this.remove.execute(caller, params.id, body, { ip, keys: deviceKeys(cookie) });
    return { message: 'The passkey is removed.' };
  }
}
