/**
 * A bundler plugin. Nest creates a time formatter for its own log, which this product does not use: its data takes 8
 * MB of each process. The formatter is created on first use. A test finds formatters that a program creates at load
 * time.
 */
export const lateFormatters = {
  name: 'late-formatters',
  // The stamp of a bundle includes the text of this function, so it contains everything.
  transform: (code: string, id: string): string | null => {
    const formatter = /const dateTimeFormatter = (new Intl\.DateTimeFormat\([^;]*\));/;
    return id.includes('@nestjs/common/services') && formatter.test(code)
      ? code.replace(formatter, 'let made; const dateTimeFormatter = { format: (time) => (made ??= $1).format(time) };')
      : null;
  },
};
