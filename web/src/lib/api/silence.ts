/** Longer than the gateway waits for a service. */
export const callSilenceMs = 40_000;
/** What has gone into the buffers of a slow line takes longer than that to reach the server, which then looks at the files. */
export const uploadSilenceMs = 120_000;

export interface SilenceWatch {
  /** Something has gone or come: the wait begins anew. */
  heard(): void;
  over(): void;
}

/** Calls `cut` once nothing has been heard for so many milliseconds; however long it takes in all. */
export function watchSilence(ms: number, cut: () => void): SilenceWatch {
  let timer = setTimeout(cut, ms);
  return {
    heard() {
      clearTimeout(timer);
      timer = setTimeout(cut, ms);
    },
    over: () => clearTimeout(timer),
  };
}
