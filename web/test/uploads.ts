type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** An XMLHttpRequest that asks `fetch`: the product sends its files by one, for their progress. */
export const uploadsBy = (fetch: Fetch): typeof XMLHttpRequest => {
  class Upload {
    readonly upload: { onprogress?: (progress: object) => void } = {};
    readonly #headers: Record<string, string> = {};
    readonly #stop = new AbortController();
    #method = '';
    #url = '';
    #answer: Response | null = null;
    responseText = '';
    onload?: () => void;
    onloadend?: () => void;
    onerror?: () => void;
    onabort?: () => void;

    get status(): number {
      return this.#answer?.status ?? 0;
    }
    open(method: string, url: string): void {
      [this.#method, this.#url] = [method, url];
    }
    setRequestHeader(name: string, value: string): void {
      this.#headers[name] = value;
    }
    getResponseHeader(name: string): string | null {
      return this.#answer?.headers.get(name) ?? null;
    }
    abort(): void {
      this.#stop.abort();
    }
    send(body: FormData): void {
      void this.#send(body);
    }
    async #send(body: FormData): Promise<void> {
      try {
        this.upload.onprogress?.({ loaded: 1, total: 2, lengthComputable: true });
        const { signal } = this.#stop;
        this.#answer = await fetch(this.#url, { method: this.#method, headers: this.#headers, body, signal });
        this.responseText = await this.#answer.text();
        this.onload?.();
      } catch {
        if (this.#stop.signal.aborted) this.onabort?.();
        else this.onerror?.();
      } finally {
        this.onloadend?.();
      }
    }
  }
  return Upload as unknown as typeof XMLHttpRequest;
};
