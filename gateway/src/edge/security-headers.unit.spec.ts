import { describe, expect, it } from '@jest/globals';
import { contentSecurityPolicy, permissionsPolicy } from './security-headers.js';

describe('the content security policy', () => {
  it('the content security policy allows only our own scripts and the sources of the pages', () => {
    const { directives } = contentSecurityPolicy({ isHttps: false, scriptHashes: ['sha256-abc='] });
    expect(directives.scriptSrc).toEqual(["'self'", "'sha256-abc='"]);
    expect(directives.scriptSrc.join(' ')).not.toMatch(/unsafe|\*|data:/);
    expect(directives.imgSrc).toEqual(["'self'", 'data:', 'blob:']);
    expect(directives.objectSrc).toEqual(["'none'"]);
    expect(directives.frameAncestors).toEqual(["'none'"]);
    expect(directives).not.toHaveProperty('upgradeInsecureRequests');
  });

  it('the policy allows only the given frames, and demands HTTPS on HTTPS installations', () => {
    const { directives } = contentSecurityPolicy({ isHttps: true, frames: ['https://maps.example'] });
    expect(directives.frameSrc).toEqual(['https://maps.example']);
    expect(directives).toHaveProperty('upgradeInsecureRequests');
  });
});

describe('the permissions policy', () => {
  it('the permissions policy denies every page camera, microphone, location and payment, and grants copying, sharing and passkeys', () => {
    const features = permissionsPolicy.split(', ');
    expect(features).toEqual(
      expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()', 'payment=()', 'clipboard-write=(self)']),
    );
    expect(features.filter((feature) => !/^[a-z-]+=\((self)?\)$/.test(feature))).toEqual([]);
    expect(features).toEqual(expect.arrayContaining(['publickey-credentials-get=(self)', 'web-share=(self)']));
  });
});
