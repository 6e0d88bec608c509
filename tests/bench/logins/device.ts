import { send } from '@deepam/api-client';
import { login } from '@deepam/contracts';
import { password } from '@deepam/testing';

export class Device {
  private cookie: string | undefined;

  constructor(
    private readonly origin: string,
    private readonly mobile: string,
  ) {}

  async logIn(): Promise<void> {
    const { headers, error } = await send(this.origin, login, {
      body: { mobile: this.mobile, password },
      ...(this.cookie === undefined ? {} : { headers: { cookie: this.cookie } }),
    });
    if (error) throw new Error(`A login was refused: ${error.error}`);
    this.cookie ??= String(headers['set-cookie']).split(';')[0]!;
  }
}
