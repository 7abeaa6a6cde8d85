import { projects } from '@asad/content';
import { describe, expect, it } from 'vitest';
import { siteTools } from './site-tools.ts';

const parse = (name: keyof typeof siteTools, value: unknown): unknown => siteTools[name].schema.parse(value);
const [project] = projects;

describe('what ASAD may do on the page', () => {
  it('is to show an entry, the contact and the meeting, and nothing else', () => {
    expect(Object.keys(siteTools)).toEqual(['showEntry', 'openContact', 'book']);
  });

  it('reads the entry, plain or in a field, and nothing that is none', () => {
    const entry = { kind: 'project', id: project?.id ?? '' };
    for (const value of [entry, { entry }]) expect(parse('showEntry', value)).toEqual({ type: 'showEntry', entry });
    for (const value of [
      null,
      {},
      'project',
      { kind: 'secret', id: 'x' },
      { kind: 'stack', id: '' },
      { kind: 'stack', id: 'x'.repeat(81) },
    ])
      expect(() => parse('showEntry', value)).toThrow('showEntry needs');
  });

  it('tells the assistant whether the site has it', () => {
    const show = (id: string) => siteTools.showEntry.run({ type: 'showEntry', entry: { kind: 'project', id } });
    expect(show(project?.id ?? '')).toBe('It is shown beside the talk.');
    expect(show('unheard-of')).toBe('This site has no such entry.');
  });
});
