/**
 * The file of a multipart request is on disk until the request is answered. `size` is in bytes: images are smaller than
 * the upload, because their metadata is removed. `sha256` is the hex digest of the uploaded bytes; after a PDF is
 * cleaned, it is that of the content of its pages. `perceptualHash` has 64 bits (dHash) of an image as 16 hex digits,
 * similar for similar pictures; it is null for a PDF or one colour.
 */
export interface UploadedFile {
  readonly path: string;
  readonly contentType: string;
  readonly size: number;
  readonly sha256: string;
  readonly perceptualHash: string | null;
}
