/** The address of a picture. */
module.exports = '/assets/picture';
