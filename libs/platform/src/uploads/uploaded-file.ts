/** A file of a multipart request, on disk until the request is answered. */
export interface UploadedFile {
  readonly path: string;
  readonly contentType: string;
  /** Bytes of the file at `path`: images are smaller than the upload, because their metadata is removed. */
  readonly size: number;
  /** Hex digest of the uploaded bytes; after a PDF is cleaned, of the content of its pages. */
  readonly sha256: string;
  /** 64 bits (dHash) of an image as 16 hex digits, similar for similar pictures; null for a PDF or one colour. */
  readonly perceptualHash: string | null;
}
