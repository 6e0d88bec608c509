import { expect, it } from '@jest/globals';
import { pageAddress, strategyOf } from './routes.js';

const origin = 'https://deepam.example';
const get = (path: string, mode = 'cors') =>
  strategyOf({ method: 'GET', mode, url: new URL(path, origin).href }, origin, ['/dashboard', '/members']);

it('the service worker keeps hashed files, and asks the network for pages first', () => {
  expect(get('/assets/index-1a2b.js')).toBe('asset');
  expect(get('/plans', 'navigate')).toBe('page');
});

it('the service worker answers the pages after login with their frame, whatever their query or id', () => {
  for (const path of ['/dashboard', '/dashboard/?tab=1', '/members/0123456789abcdef01234567'])
    expect(get(path, 'navigate')).toBe('frame');
  expect(get('/dashboard')).toBe('network');
});

it('the service worker never touches the API, other methods, other sites and files that change', () => {
  expect(get('/api/user/profile')).toBe('network');
  expect(get('/api/files/kyc/1.png', 'navigate')).toBe('network');
  expect(get('/api/docs', 'navigate')).toBe('network');
  expect(get('https://elsewhere.example/assets/x.js')).toBe('network');
  expect(get('/manifest.webmanifest')).toBe('network');
  expect(strategyOf({ method: 'POST', mode: 'cors', url: `${origin}/assets/x.js` }, origin, [])).toBe('network');
});

it('the service worker keeps a page once, whatever its query', () => {
  expect(pageAddress(`${origin}/register?ref=FL7K2M9QX`)).toBe(`${origin}/register`);
  expect(pageAddress(`${origin}/about/`)).toBe(`${origin}/about`);
  for (const page of ['members', 'cotton'])
    expect(pageAddress(`${origin}/${page}/0123456789abcdef01234567`)).toBe(`${origin}/${page}`);
  expect(pageAddress(`${origin}/`)).toBe(`${origin}/`);
});
