import type { ErrorCode } from '@deepam/contracts';

/** One file to make harmless. */
export interface CleaningJob {
  readonly path: string;
  /** Judged by content. */
  readonly contentType: string;
  /** Of a picture: more are refused. */
  readonly maxPixels: number;
  /** Where to write the harmless file. */
  readonly target: string;
}

export interface CleanedFile {
  readonly perceptualHash: string | null;
  /** Of a document: the digest of what its pages show, see `pdfDigest`. */
  readonly contentSha256?: string;
}

export type CleaningRefusal = Extract<
  ErrorCode,
  'FILE.UNREADABLE' | 'FILE.TOO_SLOW' | 'FILE.TOO_MANY_PIXELS' | 'FILE.PDF_PROTECTED' | 'FILE.PDF_ACTIVE'
>;

/** The outcome of a job; `reason` is for the log. */
export type CleaningResult = CleanedFile | { readonly refusal: CleaningRefusal; readonly reason: string };

/** Thrown by what cleans a file; an error of any other kind means that it cannot be read. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';

  constructor(
    readonly refusal: CleaningRefusal,
    reason: string,
  ) {
    super(reason);
  }
}
