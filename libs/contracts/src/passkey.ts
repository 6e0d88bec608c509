import { z } from 'zod';

export const mostPasskeys = 10;

/** An assertion in a running session has one of these purposes; the server rejects an assertion for another purpose. */
export const passkeyPurposes = [
  'step-up',
  'add-passkey',
  'remove-passkey',
  'keep-login',
  'set-up-second-factor',
  'turn-off-second-factor',
  'renew-recovery-codes',
] as const;
export type PasskeyPurpose = (typeof passkeyPurposes)[number];

const base64url = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/, 'This is not well formed.')
    .max(max);
const credentialId = base64url(1_400);
const challenge = base64url(100);
const signed = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };

/** The schema is AuthenticationResponseJSON of WebAuthn. */
export const passkeyAssertion = z.object({
  ...signed,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(2_000),
    userHandle: base64url(200).optional(),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;

/** The schema is RegistrationResponseJSON of WebAuthn. */
export const passkeyAttestation = z.object({
  ...signed,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
});
export type PasskeyAttestation = z.infer<typeof passkeyAttestation>;

const knownCredential = z.object({
  id: credentialId,
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/** The schema is PublicKeyCredentialRequestOptionsJSON of WebAuthn. Times are in milliseconds. */
export const passkeyRequest = z.object({
  challenge,
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  /** The list has the passkeys of the account; it is empty at login, because the account is not known yet. */
  allowCredentials: z.array(knownCredential).optional(),
});
export type PasskeyRequest = z.infer<typeof passkeyRequest>;

/** The schema is PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
export const passkeyCreation = z.object({
  challenge,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: base64url(100), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(knownCredential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type PasskeyCreation = z.infer<typeof passkeyCreation>;
