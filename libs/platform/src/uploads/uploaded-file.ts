/** A file of a multipart request, on disk until the request is answered. */
export interface UploadedFile {
  /** Of a temporary file; gone after the answer. */
  readonly path: string;
  /** Judged by content. */
  readonly contentType: string;
  /** Bytes of the file at `path`: images are smaller than what was sent, for their metadata is gone. */
  readonly size: number;
  /** Hex digest of the bytes as they were sent; once a PDF is cleaned, of what its pages show. */
  readonly sha256: string;
  /** Of what an image shows: 64 bits (dHash) as 16 hex digits, alike for alike pictures; null for a PDF or one colour. */
  readonly perceptualHash: string | null;
}
