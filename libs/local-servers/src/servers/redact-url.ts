export function redactUrl(url: string): string {
  return url.replace(/\/\/[^@/]*@/, '//');
}
