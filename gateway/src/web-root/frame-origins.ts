export function frameOrigins(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(/ data-map="(https?:\/\/[\w.:-]+)"/g), ([, origin]) => origin!))];
}
