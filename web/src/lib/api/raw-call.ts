export interface Request {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  /** Share of the body that has been sent, 0 to 1. */
  readonly onUploadProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
  /** Milliseconds without a byte after which it is given up; by default what fits a call, or an upload. */
  readonly silenceMs?: number;
  /** A success is a file: its bytes are kept as they come. */
  readonly isFile?: boolean;
}

export interface RawAnswer {
  readonly status: number;
  /** Empty for a file. */
  readonly text: string;
  /** Of a file. */
  readonly content?: Blob;
  header(name: string): string | null;
}
