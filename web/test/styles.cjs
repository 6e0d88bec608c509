/** A CSS module whose classes have their own names. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
