const { createTransformer } = require('@swc/jest');

const swc = createTransformer({
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', development: true } },
    target: 'es2023',
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
});

/** Vite-specific syntax: no files are found, and the build is a development build. */
const withoutVite = (source) =>
  source.replaceAll('import.meta.glob', 'globalThis.__noFiles').replaceAll('import.meta.env.PROD', 'false');

module.exports = {
  ...swc,
  process: (source, path, options) => swc.process(withoutVite(source), path, options),
};
