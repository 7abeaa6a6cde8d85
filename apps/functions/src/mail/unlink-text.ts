import { createElement, type ReactNode } from 'react';

/**
 * Text of which no mail program makes a link: every dot, slash, colon and at sign that is followed by more of the word
 * stands in an element of its own. It reads the same, and what is copied out of it is what was given.
 */
export function unlinkText(text: string): readonly ReactNode[] {
  const parts = text.split(/([.:/@])(?=\S)/);
  return parts.map((part, index) => (index % 2 === 0 ? part : createElement('span', { key: index }, part)));
}
