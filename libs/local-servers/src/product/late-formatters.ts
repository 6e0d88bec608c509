/**
 * For the bundler. Nest makes a formatter of times for its own log, which this product does not use: the data of the first one takes 8 MB of each
 * process. This one is made when something is formatted. A test finds formatters that a program makes as it is loaded.
 */
export const lateFormatters = {
  name: 'late-formatters',
  // All of it stands in this function, whose text is part of the stamp of a bundle.
  transform: (code: string, id: string): string | null => {
    const formatter = /const dateTimeFormatter = (new Intl\.DateTimeFormat\([^;]*\));/;
    return id.includes('@nestjs/common/services') && formatter.test(code)
      ? code.replace(formatter, 'let made; const dateTimeFormatter = { format: (time) => (made ??= $1).format(time) };')
      : null;
  },
};
