/** Made once per data folder: files, numbers and subscriptions made with them are of no use with others. */
export interface Secrets {
  readonly fileLinkSecret: string;
  readonly serviceSecret: string;
  /** `id:key` of identity's DATA_KEYS. */
  readonly dataKeys: string;
  /** `id:key` of identity's DIGEST_KEYS. */
  readonly digestKeys: string;
  /** Key pair of web push (RFC 8292): a P-256 point and number in base64url. */
  readonly vapidPublicKey: string;
  readonly vapidPrivateKey: string;
}
