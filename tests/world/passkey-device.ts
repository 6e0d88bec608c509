import { beginPasskey, confirmPasskey } from '@deepam/contracts';
import { PasskeyDevice, password, type Product } from '@deepam/testing';

export async function passkeyOf({ api }: Product, token: string) {
  const device = passkeyDevice(api.url);
  const options = await api.call(beginPasskey, { token, body: { password } });
  const { passkey } = await api.call(confirmPasskey, { token, body: { credential: device.create(options) } });
  return { device, id: passkey._id };
}

/** Browsers open the product by name, programs by address. */
export const passkeyDevice = (url: string): PasskeyDevice => new PasskeyDevice(`http://localhost:${new URL(url).port}`);
