import { send } from '@deepam/api-client';
import { login } from '@deepam/contracts';
import { password } from '@deepam/testing';

/** Of somebody who logs in again and again, as a browser does: it shows the key that its first login was given. */
export class Device {
  private cookie: string | undefined;

  constructor(
    private readonly origin: string,
    private readonly mobile: string,
  ) {}

  /** @throws Error when it is refused */
  async logIn(): Promise<void> {
    const { headers, error } = await send(this.origin, login, {
      body: { mobile: this.mobile, password },
      ...(this.cookie === undefined ? {} : { headers: { cookie: this.cookie } }),
    });
    if (error) throw new Error(`A login was refused: ${error.error}`);
    this.cookie ??= String(headers['set-cookie']).split(';')[0]!;
  }
}
