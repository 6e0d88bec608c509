import { beginPasskey, confirmPasskey } from '@deepam/contracts';
import { PasskeyDevice, password, type Product } from '@deepam/testing';

/** A browser at the address of the product, with a passkey that it has just added. */
export async function passkeyOf({ api }: Product, token: string) {
  const device = passkeyDevice(api.url);
  const options = await api.call(beginPasskey, { token, body: { password } });
  const { passkey } = await api.call(confirmPasskey, { token, body: { credential: device.create(options) } });
  return { device, id: passkey._id };
}

/** People open the product by its name, programs by its number. */
export const passkeyDevice = (url: string): PasskeyDevice => new PasskeyDevice(`http://localhost:${new URL(url).port}`);
