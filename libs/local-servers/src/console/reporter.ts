export interface Reporter {
  info(line: string): void;
  done(line: string): void;
  problem(line: string): void;
}

interface Screen {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1).padStart(5)} s`;

/**
 * Each report is one line with the seconds since the beginning; it is coloured on a terminal unless NO_COLOR is set.
 */
export function screenReporter(screen: Screen, env: NodeJS.ProcessEnv, startedAt = Date.now()): Reporter {
  const isColoured = screen.isTTY === true && !env.NO_COLOR;
  const paint = (code: number, text: string) => (isColoured ? `\u001b[${code}m${text}\u001b[0m` : text);
  const print = (mark: string, line: string) =>
    void screen.write(`${paint(2, seconds(Date.now() - startedAt))}  ${mark} ${line}\n`);
  return {
    info: (line) => print(paint(2, '·'), line),
    done: (line) => print(paint(32, '✔'), line),
    problem: (line) => print(paint(31, '✖'), line),
  };
}

export const silentReporter: Reporter = { info: () => {}, done: () => {}, problem: () => {} };
