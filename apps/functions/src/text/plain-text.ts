// oxlint-disable-next-line no-control-regex -- taking these out is the point
const UNWANTED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Terminals obey control characters, and direction marks can change a line's apparent meaning. Keeps line breaks and
 * tabs.
 */
export function plainText(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll(UNWANTED, '');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
