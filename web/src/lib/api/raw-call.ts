export interface Request {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  readonly onUploadProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
  readonly silenceMs?: number;
  readonly isFile?: boolean;
}

export interface RawAnswer {
  readonly status: number;
  readonly text: string;
  readonly content?: Blob;
  header(name: string): string | null;
}
