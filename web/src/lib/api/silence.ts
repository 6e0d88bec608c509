/** The time is in milliseconds, and longer than the gateway waits for a service. */
export const callSilenceMs = 40_000;
/** Buffered data of a slow connection may reach the server after 40 seconds, and the server then checks the files. */
export const uploadSilenceMs = 120_000;

export interface SilenceWatch {
  recordActivity(): void;
  over(): void;
}

export function watchSilence(ms: number, cut: () => void): SilenceWatch {
  let timer = setTimeout(cut, ms);
  return {
    recordActivity() {
      clearTimeout(timer);
      timer = setTimeout(cut, ms);
    },
    over: () => clearTimeout(timer),
  };
}
