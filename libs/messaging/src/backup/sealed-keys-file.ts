import { z } from 'zod';

export type Keys = Readonly<Record<string, string>>;
export type Lock = { readonly passphrase: string } | { readonly publicKey: string };
export type Opener = { readonly passphrase: string } | { readonly privateKey: string };

export const base64 = z.base64();
export const sealedKeys = z.object({
  format: z.literal(1),
  backup: z.string(),
  by: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('passphrase'), salt: base64 }),
    z.object({ kind: z.literal('public-key'), ephemeral: base64 }),
  ]),
  nonce: base64,
  tag: base64,
  content: base64,
});
