import { describe, expect, it } from '@jest/globals';
import { frameOrigins } from './frame-origins.js';

describe('the frames that a page may show', () => {
  it('are those of its map', () => {
    expect(frameOrigins('<button class="a" data-map="https://maps.example:8443">Map</button>')).toEqual([
      'https://maps.example:8443',
    ]);
  });

  it.each([
    '<p>Nothing</p>',
    '<p data-map="javascript:alert(1)">',
    `<p data-map="https://a.example; script-src *">`,
    '<p data-map="https://a.example/path">',
  ])('are none for %s', (html) => expect(frameOrigins(html)).toEqual([]));
});
