/** Origins of the maps that a built page can show in a frame, for its Content-Security-Policy. */
export function frameOrigins(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(/ data-map="(https?:\/\/[\w.:-]+)"/g), ([, origin]) => origin!))];
}
