import type { ErrorCode } from '@deepam/contracts';

export interface CleaningJob {
  readonly path: string;
  readonly contentType: string;
  readonly maxPixels: number;
  readonly target: string;
}

export interface CleanedFile {
  readonly perceptualHash: string | null;
  /** Only documents have this digest of the content of their pages, see `pdfDigest`. */
  readonly contentSha256?: string;
}

export type CleaningRefusal = Extract<
  ErrorCode,
  'FILE.UNREADABLE' | 'FILE.TOO_SLOW' | 'FILE.TOO_MANY_PIXELS' | 'FILE.PDF_PROTECTED' | 'FILE.PDF_ACTIVE'
>;

export type CleaningResult = CleanedFile | { readonly refusal: CleaningRefusal; readonly reason: string };

/** Any other error of a cleaner means that the file cannot be read. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';

  constructor(
    readonly refusal: CleaningRefusal,
    reason: string,
  ) {
    super(reason);
  }
}
