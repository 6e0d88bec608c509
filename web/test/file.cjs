module.exports = '/assets/picture';
