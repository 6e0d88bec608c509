/**
 * The secrets are created once per data folder: files, numbers and subscriptions made with them are useless with
 * others.
 */
export interface Secrets {
  readonly fileLinkSecret: string;
  readonly serviceSecret: string;
  readonly dataKeys: string;
  readonly digestKeys: string;
  /** Key pair of web push (RFC 8292): a P-256 point and number in base64url. */
  readonly vapidPublicKey: string;
  readonly vapidPrivateKey: string;
}
