import { describe, expect, it } from '@jest/globals';
import { frameOrigins } from './frame-origins.js';

describe('the frames that a page may show', () => {
  it("the allowed frames are those of the page's map", () => {
    expect(frameOrigins('<button class="a" data-map="https://maps.example:8443">Map</button>')).toEqual([
      'https://maps.example:8443',
    ]);
  });

  it.each([
    '<p>Nothing</p>',
    '<p data-map="javascript:alert(1)">',
    `<p data-map="https://a.example; script-src *">`,
    '<p data-map="https://a.example/path">',
  ])('no frames are allowed for %s', (html) => expect(frameOrigins(html)).toEqual([]));
});
