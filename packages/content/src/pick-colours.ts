/** A dark and a light colour for an entry without colours, from its id. */
export function pickColours(id: string): readonly [from: string, to: string] {
  const hue = id.split('').reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  return [`hsl(${hue} 55% 22%)`, `hsl(${(hue + 40) % 360} 60% 68%)`];
}
